import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'

type ClosedNoteProps = {
  area: 'attendance' | 'grade'
  mayCorrect: boolean
  // Why it is being corrected; empty while it is not.
  because: string
  onReason: (reason: string) => void
}

/** The week-end of a sheet is closed: who may change it all the same says why, once. */
export function ClosedNote({ area, mayCorrect, because, onReason }: ClosedNoteProps) {
  const { t } = useText()
  const say = (key: 'title' | 'act' | 'reason' | 'now') =>
    area === 'grade'
      ? t(`grade.correct.${key}`, { reason: because })
      : t(`attendance.correct.${key}`, { reason: because })
  const ask = async () => {
    const given = await confirmWithReason({
      title: say('title'),
      act: say('act'),
      reason: say('reason'),
    })
    if (given?.trim()) onReason(given.trim())
  }
  const corrects = mayCorrect && because === ''
  return (
    <Alert
      severity={because ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={
        corrects && (
          <Button color="inherit" size="small" onClick={() => void ask()}>
            {say('act')}
          </Button>
        )
      }
    >
      {because ? say('now') : t(`${area}.closed`)}
    </Alert>
  )
}
