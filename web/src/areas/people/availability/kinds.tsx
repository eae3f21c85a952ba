import type { ReactElement } from 'react'
import { CheckIcon, CloseIcon, HelpIcon } from '@/ui/icons'
import type { Tone } from '@/ui/state-chip'
import type { Kind } from './api'

export const kinds: readonly Kind[] = ['available', 'maybe', 'unavailable']

type Look = { tone: Exclude<Tone, 'neutral' | 'info'>; icon: ReactElement }

// The same colour and picture wherever somebody's time is shown.
export const kindLook: Record<Kind, Look> = {
  available: { tone: 'success', icon: <CheckIcon /> },
  maybe: { tone: 'warning', icon: <HelpIcon /> },
  unavailable: { tone: 'error', icon: <CloseIcon /> },
}
