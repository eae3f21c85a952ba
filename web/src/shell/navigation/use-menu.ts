import { useMemo } from 'react'
import { useSession } from '@/session/session-store'
import type { NavigationEntry } from './entry'
import { navigation } from './navigation'
import { visibleEntries } from './visible-entries'

const nobody: readonly string[] = []

// The menu of who is signed in. Everything that leads somewhere (menu, search, favourites) starts from it.
export function useMenu(): NavigationEntry[] {
  const roles = useSession((state) => state.user?.role) ?? nobody
  return useMemo(() => visibleEntries(navigation, roles), [roles])
}
