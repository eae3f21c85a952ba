import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import type { CurriculumCourse } from './api'
import { sumHours } from './arrange'

type LevelHeadingProps = {
  level: number
  courses: readonly CurriculumCourse[]
  // Without it the level is only read.
  onAdd?: () => void
}

// The head of a level: how many courses and hours it has, and the way to add one.
export function LevelHeading({ level, courses, onAdd }: LevelHeadingProps) {
  const { t, language } = useText()
  const hours = sumHours(courses)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        mt: level === 1 ? 0 : 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="h3" component="h2">
        {t('curriculum.level_number', { level })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
        {t('curriculum.course_count', { count: courses.length })}
        {' · '}
        {t('curriculum.hours', { count: hours, shown: formatFigure(hours, language) })}
      </Typography>
      {onAdd && (
        <IconButton
          aria-label={t('curriculum.add_course_to', { level })}
          title={t('curriculum.add_course_to', { level })}
          onClick={onAdd}
        >
          <AddIcon />
        </IconButton>
      )}
    </Box>
  )
}
