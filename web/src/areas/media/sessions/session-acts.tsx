import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { HideIcon, MoveIcon, PublishIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notifyFailure } from '@/ui/notify-failure'
import { SelectionBar } from '@/ui/table/selection-bar'
import type { Selection } from '@/ui/table/use-selection'
import { keys } from '../keys'
import { kinds, type Recording } from '../recording-kind'
import { type SessionRecordings, sessionQuery } from '../session/api'
import { useRecordingActs } from '../session/use-recording-acts'
import type { RecordingSession } from './api'

const PublishDialog = lazyPart(() =>
  import('../session/publish-dialog').then((m) => ({ default: m.PublishDialog })),
)

const MoveDialog = lazyPart(() => import('../session/move-dialog').then((m) => ({ default: m.MoveDialog })))

// How many recordings of sessions are open, or will be, and how many there are.
function counted(sessions: readonly RecordingSession[]) {
  const all = sessions.flatMap((session) => kinds.map(({ kind }) => session[kind]))
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((before, one) => before + of(one), 0)
  return { count: sum(({ count }) => count), told: sum(({ published, scheduled }) => published + scheduled) }
}

// Whether there is anything in a session to act on.
export const hasAny = (session: RecordingSession) => session.may_edit && counted([session]).count > 0

type SessionActsProps = { selection: Selection; sessions: readonly RecordingSession[] }

// Acts on all that was recorded of several sessions: publish what is not yet, hide what is, move it to another session.
export function SessionActs({ selection, sessions }: SessionActsProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { hide } = useRecordingActs('')
  const [publishing, setPublishing] = useState<readonly Recording[] | null>(null)
  const [moving, setMoving] = useState<readonly SessionRecordings[] | null>(null)
  const chosen = sessions.filter(({ id }) => selection.has(id))
  const { count, told } = counted(chosen)
  // What they have now, also where the list is older.
  const found = () =>
    Promise.all(chosen.map(({ id }) => cache.fetchQuery({ ...sessionQuery(id), staleTime: 0 })))
  const recordings = async (isWanted: (one: Recording) => boolean): Promise<Recording[]> =>
    (await found()).flatMap((session) => session.recordings.filter(isWanted))
  const close = (done: boolean) => {
    setPublishing(null)
    setMoving(null)
    if (!done) return
    for (const { id } of chosen) void cache.invalidateQueries({ queryKey: keys.session(id) })
    selection.clear()
  }
  const handlePublish = () =>
    void recordings(({ state }) => state === 'hidden').then(setPublishing, notifyFailure)
  const handleHide = async () => {
    const shown = await recordings(({ state }) => state !== 'hidden')
    if (await hide(shown)) close(true)
  }
  return (
    <>
      <SelectionBar selection={selection} total={sessions.length} more={false}>
        <Button
          startIcon={<MoveIcon />}
          color="inherit"
          onClick={() => void found().then(setMoving, notifyFailure)}
        >
          {t('recording.move.act')}
        </Button>
        <Button
          startIcon={<HideIcon />}
          color="inherit"
          disabled={told === 0}
          onClick={() => void handleHide().catch(notifyFailure)}
        >
          {t('recording.hide.act')}
        </Button>
        <Button
          startIcon={<PublishIcon />}
          variant="contained"
          disabled={told === count}
          onClick={handlePublish}
        >
          {t('recording.publish.act')}
        </Button>
      </SelectionBar>
      {publishing && <PublishDialog sessionId="" recordings={publishing} onClose={close} />}
      {moving && (
        <MoveDialog
          sessions={moving}
          recordings={moving.flatMap((session) => session.recordings)}
          onClose={close}
        />
      )}
    </>
  )
}
