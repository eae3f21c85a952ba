import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { OpenCourse } from './api'

type AskAgainProps = { course: Pick<OpenCourse, 'request' | 'reason'>; onAsk: () => void }

// The way to a course that has ended, or was declined: a click asks for it, once.
export function AskAgain({ course, onAsk }: AskAgainProps) {
  const { t } = useText()
  if (course.request === 'waiting')
    return <StateChip tone="warning" icon={<WaitingIcon />} label={t('rhema.asked')} />
  return (
    <>
      {course.request === 'declined' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {course.reason ? t('rhema.declined_because', { reason: course.reason }) : t('rhema.declined')}
        </Typography>
      )}
      <Button size="small" variant="outlined" onClick={onAsk}>
        {t('rhema.ask_again')}
      </Button>
    </>
  )
}
