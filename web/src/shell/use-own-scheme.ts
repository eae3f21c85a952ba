import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { preferencesOf } from '@/session/preferences'
import { useSession } from '@/session/session-store'

// Light or dark as the person has chosen it, on whichever device; from then on he may choose anew.
export function useOwnScheme(): void {
  const personId = useSession((state) => state.user?.id)
  const { setMode } = useColorScheme()
  useEffect(() => {
    if (!personId) return
    const { scheme } = preferencesOf(useSession.getState().user)
    if (scheme) setMode(scheme)
  }, [personId, setMode])
}
