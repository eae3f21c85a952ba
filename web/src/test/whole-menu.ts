import { notBuilt } from '@/shell/navigation/not-built'

// As if every screen were built: a menu of two entries is nothing to search in. For the whole file of tests.
export function showWholeMenu(): void {
  ;(notBuilt as Set<string>).clear()
}
