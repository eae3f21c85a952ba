import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Question = {
  title: string
  text?: ReactNode
  // What hangs on the thing ("12 people belong to it"), one line each.
  details?: string[]
  // The button is named after the act: "Delete campus", never "OK".
  act: string
  cancel?: string
  // A third way out, beside the act and staying: answers false, with this text.
  other?: string
  // Red is kept for what cannot be undone.
  irreversible?: boolean
  // Asks for a reason, too, under this label.
  reason?: string
}

type Pending = Question & { answer: (yes: boolean, reason?: string) => void }

export const useConfirmStore = create<{ pending: Pending | null }>(() => ({ pending: null }))

// Asks before an act that has consequences: `if (await confirm({ title, act })) remove.mutate(id)`.
export function confirm(question: Question): Promise<boolean> {
  useConfirmStore.getState().pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useConfirmStore.setState({ pending: null })
      resolve(yes)
    }
    useConfirmStore.setState({ pending: { ...question, answer } })
  })
}

// Asks before an act that others will want to understand: the reason, or null where it is not to be done.
export function confirmWithReason(question: Question & { reason: string }): Promise<string | null> {
  useConfirmStore.getState().pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean, reason = '') => {
      useConfirmStore.setState({ pending: null })
      resolve(yes ? reason : null)
    }
    useConfirmStore.setState({ pending: { ...question, answer } })
  })
}
