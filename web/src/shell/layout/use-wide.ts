import { useSyncExternalStore } from 'react'
import { wideFrom } from './measures'

// Unknown (no browser window to measure) counts as wide.
const query = () => window.matchMedia?.(`(min-width: ${wideFrom}px)`)

function watch(onChange: () => void): () => void {
  const media = query()
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

// Whether there is room for the menu beside the page. Known before the first draw, so nothing jumps.
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => query()?.matches ?? true)
}
