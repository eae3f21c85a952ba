import { useEffect, useState } from 'react'
import type { Namespace } from '@/texts/text-key'
import { loadTexts } from '@/texts/texts'

// Whether the words of what lies over a page have come.
export function useTexts(namespace: Namespace): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    loadTexts([namespace]).then(
      () => setReady(true),
      () => {}, // the refusal itself has been told
    )
  }, [namespace])
  return ready
}
