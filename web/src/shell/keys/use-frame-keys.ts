import { useEffect } from 'react'
import { closePanel, openPanel, usePanels } from '@/shell/panels-store'
import { useShortcut } from '@/ui/use-shortcut'

// The keys that work on every page: Ctrl/⌘-K for the search, "?" for the list of keys.
export function useFrameKeys(): void {
  useShortcut('?', () => openPanel('keys'))
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // The browser's own search bar would open, too.
      event.preventDefault()
      if (usePanels.getState().open === 'search') closePanel()
      else if (!asksSomething()) openPanel('search')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

// A dialog that waits for an answer is not to be covered; the frame's own panels make room.
function asksSomething(): boolean {
  const { open } = usePanels.getState()
  return !open && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
