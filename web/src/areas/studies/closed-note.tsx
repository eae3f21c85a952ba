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
  const ask = async () => {
    const given = await confirmWithReason({
      title: t(`${area}.correct.title`),
      act: t(`${area}.correct.act`),
      reason: t(`${area}.correct.reason`),
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
            {t(`${area}.correct.act`)}
          </Button>
        )
      }
    >
      {because ? t(`${area}.correct.now`, { reason: because }) : t(`${area}.closed`)}
    </Alert>
  )
}
