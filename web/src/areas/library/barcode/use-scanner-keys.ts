import { useEffect, useRef } from 'react'

// A scanner types faster than anybody: its keys come within this time of each other.
const gapMs = 80
const shortest = 6

// Hears a scanner that types its barcode and Enter into the page. People who type are not taken for one, and a dialog
// with fields of its own has the keys for itself.
export function useScannerKeys(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    let typed = ''
    let last = 0
    const handleKey = (event: KeyboardEvent) => {
      const quick = event.timeStamp - last <= gapMs
      last = event.timeStamp
      if (event.key === 'Enter' && quick && typed.length >= shortest && isOurs(event)) {
        // Enter would also press whatever has the focus.
        event.preventDefault()
        event.stopPropagation()
        latest.current(typed)
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Enter') typed = ''
      else if (/^[\w-]$/.test(event.key)) typed = quick ? typed + event.key : event.key
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}

// The search of a list is a good place to scan into; other fields want the number for themselves.
function isOurs({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
  const field = target instanceof HTMLElement && target.closest('input, textarea, select')
  return !field || field.matches('input[type="search"]')
}
