import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { HideIcon, MoveIcon, PublishIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { SelectionBar } from '@/ui/table/selection-bar'
import type { Selection } from '@/ui/table/use-selection'
import type { Recording } from '../recording-kind'
import type { SessionRecordings } from './api'
import { useRecordingActs } from './use-recording-acts'

const PublishDialog = lazyPart(() => import('./publish-dialog').then((m) => ({ default: m.PublishDialog })))
const MoveDialog = lazyPart(() => import('./move-dialog').then((m) => ({ default: m.MoveDialog })))

type ActsBarProps = { selection: Selection; session: SessionRecordings; recordings: readonly Recording[] }

// Acts on several: publish now or at a time, hide, move to another session.
export function ActsBar({ selection, session, recordings }: ActsBarProps) {
  const { t } = useText()
  const { hide } = useRecordingActs(session.id)
  const [dialog, setDialog] = useState<'publish' | 'move' | null>(null)
  const chosen = recordings.filter(({ id }) => selection.has(id))
  const close = (done: boolean) => {
    setDialog(null)
    if (done) selection.clear()
  }
  const handleHide = async () => {
    if (await hide(chosen)) selection.clear()
  }
  return (
    <>
      <SelectionBar selection={selection} total={recordings.length} more={false}>
        <Button startIcon={<MoveIcon />} color="inherit" onClick={() => setDialog('move')}>
          {t('recording.move.act')}
        </Button>
        <Button startIcon={<HideIcon />} color="inherit" onClick={() => void handleHide()}>
          {t('recording.hide.act')}
        </Button>
        <Button startIcon={<PublishIcon />} variant="contained" onClick={() => setDialog('publish')}>
          {t('recording.publish.act')}
        </Button>
      </SelectionBar>
      {dialog === 'publish' && <PublishDialog sessionId={session.id} recordings={chosen} onClose={close} />}
      {dialog === 'move' && <MoveDialog sessions={[session]} recordings={chosen} onClose={close} />}
    </>
  )
}
