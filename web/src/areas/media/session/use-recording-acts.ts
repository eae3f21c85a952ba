import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import type { Kind, Recording } from '../recording-kind'
import {
  deleteRecording,
  hideRecordings,
  orderRecordings,
  publishRecordings,
  refreshSession,
  retryLight,
  type SessionRecordings,
} from './api'

// What can be done with the recordings of a session.
export function useRecordingActs(sessionId: string) {
  const { t } = useText()
  const cache = useQueryClient()

  const attempt = async (act: () => Promise<unknown>, said: string, undo?: () => void): Promise<boolean> => {
    try {
      await act()
      notify({ text: said, ...(undo && { undo }) })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      refreshSession(cache, sessionId)
    }
  }

  // What changes who hears recordings can be taken back, as long as that is said.
  const change = (act: () => Promise<unknown>, said: string, recordings: readonly Recording[]) => {
    const undo = async () => {
      const restore = async () => (await import('./take-back')).restorePublication(recordings)
      await attempt(restore, t('recording.undone'))
      for (const id of new Set(recordings.map(({ session_id }) => session_id))) refreshSession(cache, id)
    }
    return attempt(act, said, () => void undo())
  }

  // The new order is there at once; where saving fails, what the server has comes back.
  const move = async (session: SessionRecordings, kind: Kind, ids: string[], from: number, to: number) => {
    const order = arrayMove(ids, from, to)
    const others = session.recordings.filter((one) => one.kind !== kind)
    const sorted = order.flatMap((id) => session.recordings.filter((one) => one.id === id))
    await cache.cancelQueries({ queryKey: keys.session(sessionId) })
    cache.setQueryData(keys.session(sessionId), { ...session, recordings: [...others, ...sorted] })
    try {
      cache.setQueryData(keys.session(sessionId), await orderRecordings(sessionId, kind, order))
    } catch (error) {
      notifyFailure(error)
      refreshSession(cache, sessionId)
    }
  }

  const remove = async ({ id, version, title, file_number: files }: Recording): Promise<boolean> => {
    const yes = await confirm({
      title: t('recording.delete.question'),
      text: t('recording.delete.text', { title }),
      details: files > 1 ? [t('recording.delete.files', { count: files })] : [],
      act: t('recording.delete.act'),
      irreversible: true,
    })
    return yes && attempt(() => deleteRecording({ id, version }), t('recording.delete.done', { title }))
  }

  const publish = (recordings: readonly Recording[], at: string | null, consent: boolean) => {
    const ids = recordings.map(({ id }) => id)
    const said = t('recording.publish.done', { count: ids.length })
    return change(() => publishRecordings(ids, at, consent), said, recordings)
  }

  const hide = (recordings: readonly Recording[]) => {
    const ids = recordings.map(({ id }) => id)
    return change(() => hideRecordings(ids), t('recording.hide.done', { count: ids.length }), recordings)
  }

  const remakeLight = (id: string) => attempt(() => retryLight(id), t('recording.light.again'))

  return { move, remove, publish, hide, remakeLight }
}
