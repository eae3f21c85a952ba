import { useEffect, useId, useRef } from 'react'
import { create } from 'zustand'

type UnsavedForm = { id: string; changes: number; reset: () => void }

// What is typed and not saved on the page, form by form. A page may have several (a tab each), while the router asks
// one guard only: the form that came first stands guard for all.
const useUnsavedForms = create<{ forms: readonly UnsavedForm[] }>(() => ({ forms: [] }))

// Tells of a form's changes; true for the form that is to stand guard.
export function useUnsaved(changes: number, reset: () => void): boolean {
  const id = useId()
  const latestReset = useRef(reset)
  latestReset.current = reset
  useEffect(() => {
    const one = { id, changes, reset: () => latestReset.current() }
    useUnsavedForms.setState(({ forms }) =>
      forms.some((form) => form.id === id)
        ? { forms: forms.map((form) => (form.id === id ? one : form)) }
        : { forms: [...forms, one] },
    )
  }, [id, changes])
  useEffect(
    () => () => useUnsavedForms.setState(({ forms }) => ({ forms: forms.filter((form) => form.id !== id) })),
    [id],
  )
  return useUnsavedForms(({ forms }) => forms[0]?.id === id)
}

// How much would be lost, in all forms together.
export function unsavedChanges(): number {
  return useUnsavedForms.getState().forms.reduce((sum, form) => sum + form.changes, 0)
}

export function resetUnsaved(): void {
  for (const { changes, reset } of useUnsavedForms.getState().forms) if (changes > 0) reset()
}
