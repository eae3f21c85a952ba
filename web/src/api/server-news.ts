import { create } from 'zustand'
import { pageMeta } from '@/lib/page-meta'
import { noteLine } from './line'

// What answers tell of the server itself, whatever was asked.
type ServerNews = {
  // The version that answers, where it is not the one this page came with.
  newVersion: string | null
  // Somebody was told that it is closed, or too busy: which of the two is to be found out.
  refused: boolean
}

export const useServerNews = create<ServerNews>(() => ({ newVersion: null, refused: false }))

export const versionHeader = 'X-Myspace-Version'

export function noteAnswer(status: number, version: string | null): void {
  noteLine(true)
  const own = pageMeta('version')
  if (own && version && version !== own) useServerNews.setState({ newVersion: version })
  if (status === 503) useServerNews.setState({ refused: true })
}
