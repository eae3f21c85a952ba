import { create } from 'zustand'
import { currentTexts } from '@/texts/texts'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type SessionUser, useSession } from './session-store'
import { updateUser } from './update-user'

const pauseMs = 800

// What was chosen and is not saved yet; it stands above what the session knows.
const useUnsaved = create<{ ids: readonly string[] | null }>(() => ({ ids: null }))

const none: readonly string[] = []

function saved(user: SessionUser | null): readonly string[] {
  return user?.metadata.shortcuts ?? none
}

// The ids of the person's favourite entries, in his order.
export function useFavouriteIds(): readonly string[] {
  const unsaved = useUnsaved((state) => state.ids)
  const known = useSession((state) => saved(state.user))
  return unsaved ?? known
}

let timer: ReturnType<typeof setTimeout> | undefined

// Shows the new favourites at once, and saves them when the choosing has come to rest.
export function chooseFavourites(ids: readonly string[]): void {
  useUnsaved.setState({ ids })
  clearTimeout(timer)
  timer = setTimeout(() => void save(ids), pauseMs)
}

export function toggleFavourite(id: string): void {
  const ids = useUnsaved.getState().ids ?? saved(useSession.getState().user)
  chooseFavourites(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

async function save(ids: readonly string[]): Promise<void> {
  try {
    await updateUser({ metadata: { shortcuts: [...ids] } })
    notify({ text: currentTexts().t('session.saved') })
  } catch (error) {
    notifyFailure(error)
  }
  // Something newer may have been chosen meanwhile.
  if (useUnsaved.getState().ids === ids) useUnsaved.setState({ ids: null })
}
