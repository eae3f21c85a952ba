import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { Letter } from '../api'
import { useLetterActs } from './use-letter-acts'

// How far a letter is on its way, and how to take it back or stop it. What has arrived, or not begun, says nothing here.
export function SendingNote({ letter }: { letter: Letter }) {
  const { t, language } = useText()
  const { stop, goOn, busy } = useLetterActs(letter)
  const { state, figures } = letter
  const done = figures.people - figures.waiting
  if (state === 'queued') {
    return (
      <Note
        text={t('letter.send.queued')}
        act={t('letter.send.undo')}
        busy={busy}
        onAct={() => void stop(t('letter.send.undone'))}
      />
    )
  }
  if (state === 'stopped') {
    return (
      <Note
        warns
        text={t(letter.stopped_for === 'right' ? 'letter.send.stopped_right' : 'letter.send.stopped_hand')}
        act={figures.waiting > 0 ? t('letter.send.go_on') : ''}
        busy={busy}
        onAct={() => void goOn()}
      />
    )
  }
  if (state !== 'sending') return null
  return (
    <Box sx={{ mb: 2 }}>
      <Note
        text={t('letter.send.going', {
          done: formatFigure(done, language),
          all: formatFigure(figures.people, language),
        })}
        act={t('letter.send.stop')}
        busy={busy}
        onAct={() => void stop('')}
      />
      <LinearProgress
        aria-label={t('letter.send.progress')}
        variant="determinate"
        value={figures.people > 0 ? Math.round((100 * done) / figures.people) : 0}
      />
    </Box>
  )
}

type NoteProps = { text: string; act: string; warns?: boolean; busy: boolean; onAct: () => void }

function Note({ text, act, warns = false, busy, onAct }: NoteProps) {
  return (
    <Alert
      severity={warns ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 2 }}
      action={
        act && (
          <Button color="inherit" size="small" loading={busy} onClick={onAct}>
            {act}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}
