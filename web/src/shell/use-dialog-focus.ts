import { useEffect } from 'react'
import { focusFirstField } from '@/ui/form/focus-first'

// A dialog of the kit takes the focus itself where nothing in it asked for it: it goes on to the first field.
export function useDialogFocus(): void {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('.MuiDialog-paper')) focusFirstField(target)
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
}
