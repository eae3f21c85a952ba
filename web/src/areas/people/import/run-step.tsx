import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { Step } from './api'

// How far the import is. Going away takes it back, and so one is asked to stay.
export function RunStep({ step: { done, total } }: { step: Step }) {
  const { t, language } = useText()
  return (
    <Box sx={{ maxWidth: 480 }}>
      <LinearProgress
        aria-label={t('import.running')}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.round((done / total) * 100) : 0}
      />
      <Typography role="status" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {total > 0
          ? t('import.progress', { done: formatFigure(done, language), total: formatFigure(total, language) })
          : t('import.running')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.stay')}</Typography>
    </Box>
  )
}
