import { useServerNews } from '@/api/server-news'
import { useSession } from '@/session/session-store'
import { MaintenanceCover } from './maintenance-cover'
import { SignInCover } from './sign-in-cover'

// What lies over a page that has to wait, and stays as it is underneath.
export function Cover() {
  const refused = useServerNews((state) => state.refused)
  const over = useSession((state) => state.over)
  return (
    <>
      {refused && <MaintenanceCover />}
      {over && <SignInCover />}
    </>
  )
}
