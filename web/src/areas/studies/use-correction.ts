import { useState } from 'react'

/**
 * Why somebody changes what a closed week-end locks, once he has said it, and how he then enters: each entry tells it.
 */
export function useCorrection<Entry extends object>(enter: (entries: readonly Entry[]) => void) {
  const [because, setBecause] = useState('')
  return {
    because,
    setBecause,
    enter: because
      ? (entries: readonly Entry[]) => enter(entries.map((entry) => ({ ...entry, because })))
      : enter,
  }
}
