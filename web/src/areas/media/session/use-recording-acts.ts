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

const idsOf = (all: readonly Recording[]) => all.map(({ id }) => id)

// What can be done with the recordings of a session.
export function useRecordingActs(sessionId: string) {
  const { t } = useText()
  const cache = useQueryClient()

  const attempt = async (
    act: () => Promise<unknown>,
    said: string,
    before: readonly Recording[] = [],
  ): Promise<boolean> => {
    try {
      await act()
      notify({ text: said, ...(before.length > 0 && { undo: () => void putBack(before) }) })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      refreshSession(cache, sessionId)
    }
  }

  // To whom they were open before, and from when on.
  const putBack = async (before: readonly Recording[]) => {
    const moments = new Set(before.map(({ publish_at }) => publish_at))
    try {
      for (const at of moments) {
        const ids = idsOf(before.filter(({ publish_at }) => publish_at === at))
        await (at ? publishRecordings(ids, at, false) : hideRecordings(ids))
      }
    } catch (error) {
      notifyFailure(error)
    }
    refreshSession(cache, sessionId)
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

  const publish = (all: readonly Recording[], at: string | null, consent: boolean) => {
    const said = t('recording.publish.done', { count: all.length })
    return attempt(() => publishRecordings(idsOf(all), at, consent), said, all)
  }

  const hide = (all: readonly Recording[]) =>
    attempt(() => hideRecordings(idsOf(all)), t('recording.hide.done', { count: all.length }), all)

  const remakeLight = (id: string) => attempt(() => retryLight(id), t('recording.light.again'))

  return { move, remove, publish, hide, remakeLight }
}
