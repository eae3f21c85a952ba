import { useSession } from '@/session/session-store'
import { MaintenanceCover } from './maintenance-cover'
import { SignInCover } from './sign-in-cover'

// What lies over a page that was refused, and stays as it is underneath: the sign-in of whose session is over, else
// what the server says of itself, which takes the cover away.
export function Cover() {
  return useSession((state) => state.over) ? <SignInCover /> : <MaintenanceCover />
}
