import { useEffect, useRef } from 'react'
import { leaveNotices, noteAct } from '@/ui/notices-store'

const actions = ['pointerdown', 'keydown', 'popstate'] as const

// Takes away what a page has said when another one is shown.
export function usePageNotices(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    for (const action of actions) window.addEventListener(action, noteAct, { capture: true })
    return () => {
      for (const action of actions) window.removeEventListener(action, noteAct, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    leaveNotices()
  }, [pathname])
}
