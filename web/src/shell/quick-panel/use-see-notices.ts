import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepUnseen, type QuickPanelData, seeNotices, unseenQuery } from './api'

// As many as the server tells at once: there may be more.
const full = 50

// Whoever opens the panel has seen what it shows, and nothing that arose since. Where that cannot be kept now, it is
// new again the next time.
export function useSeeNotices(open: boolean, data: QuickPanelData | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!open || !data) return
    const { queryKey } = unseenQuery()
    const ids = data.told.filter(({ seen }) => !seen).map(({ id }) => id)
    if (ids.length === 0 && !cache.getQueryData(queryKey)?.data.count) return
    const standing = data.notices.map(({ key }) => key)
    seeNotices(ids, data.told.length >= full, standing)
      .then((left) => keepUnseen(cache, left))
      .catch(() => {})
  }, [open, data, cache])
}
