import { useMatches, useNavigate } from 'react-router'
import { signIn } from '@/session/session-store'
import { rememberCampus } from '../login/last-campus'

// What the sign-in page finds filled in.
export type KnownSignIn = { email: string; campus: string }

// Signs in who has just proved who he is and chosen a password. Where that does not do, since there is a second factor
// or no campus is known, the sign-in page has address and campus filled in.
export function useSignInAfter() {
  const navigate = useNavigate()
  // From a page for guests the router itself moves on who signs in: two who do so come to different pages.
  const isMovedOn = useMatches().some(
    ({ handle }) => (handle as { guestOnly?: boolean } | undefined)?.guestOnly,
  )
  return async ({ email, campus }: KnownSignIn, password: string | null): Promise<void> => {
    const signedIn =
      password !== null &&
      campus !== '' &&
      (await signIn({ email, password, organization_id: campus }).then(
        () => true,
        () => false,
      ))
    if (campus) rememberCampus(campus)
    if (signedIn && isMovedOn) return
    if (signedIn) await navigate('/', { replace: true })
    else await navigate('/login', { replace: true, state: { email, campus } satisfies KnownSignIn })
  }
}
