import { useEffect, useRef } from 'react'

// What belongs to one number comes in one go.
const pauseMs = 1000
const number = /^[\dA-Z-]{6,}$/

// Hears a scanner that types its barcode and Enter into the page, outside of any field or into the search. Other
// fields, and dialogs with fields of their own, have the keys for themselves.
export function useScannerKeys(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    let typed = ''
    let last = 0
    const handleKey = (event: KeyboardEvent) => {
      const { key, timeStamp } = event
      if (timeStamp - last > pauseMs || event.ctrlKey || event.metaKey || event.altKey) typed = ''
      last = timeStamp
      if (key === 'Enter') {
        if (number.test(typed) && isFree(event.target)) {
          // Enter would also press whatever has the focus.
          event.preventDefault()
          event.stopPropagation()
          latest.current(typed)
        }
        typed = ''
      } else if (key !== 'Shift') typed += key
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}

function isFree(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
  const field = target instanceof HTMLElement && target.closest('input, textarea, select')
  return !field || field.matches('input[type="search"]')
}
