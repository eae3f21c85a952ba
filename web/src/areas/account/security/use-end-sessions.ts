import { useQueryClient } from '@tanstack/react-query'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { endOtherSessions, endSession, sessionsKey } from './api'

// Ends one of the own sessions, or all but this one.
export function useEndSessions() {
  const { t } = useText()
  const cache = useQueryClient()
  const run = async (act: () => Promise<void>, done: TextKey) => {
    try {
      await act()
      notify({ text: t(done) })
    } catch (error) {
      notifyFailure(error)
    }
    await cache.invalidateQueries({ queryKey: sessionsKey })
  }
  return {
    end: (id: string) => run(() => endSession(id), 'profile.sessions.ended'),
    endOthers: async () => {
      const question = {
        title: t('profile.sessions.end_others_title'),
        text: t('profile.sessions.end_others_text'),
        act: t('profile.sessions.end_others'),
      }
      if (await confirm(question)) await run(endOtherSessions, 'profile.sessions.others_ended')
    },
  }
}
