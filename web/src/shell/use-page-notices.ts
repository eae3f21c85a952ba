import { useEffect, useRef } from 'react'
import { leaveNotices } from '@/ui/notices-store'

// Takes away what a page has said when another one is shown.
export function usePageNotices(loading: boolean, pathname: string): void {
  const askedAt = useRef(0)
  const shown = useRef(pathname)
  useEffect(() => {
    if (loading) askedAt.current = Date.now()
  }, [loading])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A page that came at once was never seen loading.
    leaveNotices(askedAt.current || Date.now())
    askedAt.current = 0
  }, [pathname])
}
