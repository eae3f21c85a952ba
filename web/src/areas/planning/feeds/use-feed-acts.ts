import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { addressOf, type Feed, removeFeed, renewFeed } from './api'

// What a feed is called: by what it is of. One's own sessions are told apart by the campus where the link was made.
export function useFeedName(): (feed: Feed) => string {
  const { t } = useText()
  const here = useSession((state) => state.user?.organization_id)
  return ({ kind, class_code, campus_id, campus_name }) => {
    if (kind === 'class') return t('feed.class', { class: class_code })
    if (kind === 'campus') return t('feed.campus', { campus: campus_name })
    return campus_id === here ? t('feed.own') : t('feed.own_at', { campus: campus_name })
  }
}

// What can be done with a link: to end or replace one is asked about, since calendars use it.
export function useFeedActs() {
  const { t } = useText()
  const cache = useQueryClient()
  const ask = (what: 'renew' | 'remove') =>
    confirm({
      title: t(`feed.${what}.title`),
      text: t(`feed.${what}.text`),
      act: t(`feed.${what}.act`),
      irreversible: true,
    })
  const act = async (what: 'renew' | 'remove', run: () => Promise<unknown>) => {
    if (!(await ask(what))) return
    try {
      await run()
      notify({ text: t(`feed.${what}.done`) })
    } catch (error) {
      notifyFailure(error)
    }
    await cache.invalidateQueries({ queryKey: keys.feeds })
  }
  return {
    renew: ({ id }: Feed) => act('renew', () => renewFeed(id)),
    remove: ({ id }: Feed) => act('remove', () => removeFeed(id)),
    copy: async (feed: Feed) => {
      try {
        await navigator.clipboard.writeText(addressOf(feed))
        notify({ text: t('feed.copied') })
      } catch {
        notify({ text: t('feed.copy_failed'), tone: 'error' })
      }
    },
  }
}
