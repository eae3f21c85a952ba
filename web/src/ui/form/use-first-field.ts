import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstField } from './focus-first'

// For a form that is there to be filled in: when it is drawn, its first field has the focus.
export function useFirstField<E extends HTMLElement>({ empty = false } = {}): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    const form = part.current?.closest('form')
    if (form) focusFirstField(form, { empty })
  }, [empty])
  return part
}
