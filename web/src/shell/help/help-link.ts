import { Link } from 'react-router'
import { pageMeta } from '@/lib/page-meta'

export const helpPath = '/pages/help'

// Help is always there: the page that the school names, or else our own, at the chapter of the page that one is on.
export function helpLink(at: string) {
  const href = pageMeta('help-url')
  return href
    ? ({ component: 'a', href, target: '_blank', rel: 'noreferrer' } as const)
    : ({ component: Link, to: `${helpPath}?at=${at}` } as const)
}
