import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { ClassReport } from './api'
import { sayPoints, sayRate } from './say-report'

// A class in three or four figures.
export function ClassFigures({ report }: { report: ClassReport }) {
  const { t, language } = useText()
  const { students, graded, mean, passed, presence, complete, over } = report.summary
  if (students === 0) return null
  const figures = [
    [t('report.students'), formatFigure(students, language)],
    [t('report.average'), graded > 0 ? sayPoints(mean, language, 2) : ''],
    [t('report.passed'), graded > 0 ? t('report.of', { some: passed, all: graded }) : ''],
    [t('report.presence'), sayRate(presence, language)],
    [t('report.complete'), over > 0 ? t('report.complete_of', { complete, over }) : ''],
  ].filter(([, said]) => said)
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, m: 0, mb: 3 }}>
      {figures.map(([name, said]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            <bdi>{said}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
