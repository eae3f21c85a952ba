import { useLayoutEffect, useRef } from 'react'

// A single key that does something on a page ("n" for new). Silent while somebody types or a dialog is open, and
// where nothing is to be done.
export function useShortcut(key: string, act: (() => void) | undefined): void {
  const latestAct = useRef(act)
  latestAct.current = act
  // With the page itself, not some moments later: who sees it can press it.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      if (!latestAct.current) return
      event.preventDefault()
      latestAct.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [key])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null
}
