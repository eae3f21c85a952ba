import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshSession } from '@/session/session-store'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keepProfile, type Person, removePhoto, setPhoto } from '../profile/api'
import type { Crop } from './crop'
import { cropFile } from './picture'

// Saves or removes the photo; both are done at once, and seen wherever the person is.
export function usePhotoActions(onDone: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<Person>, done: TextKey) => {
    setBusy(true)
    try {
      keepProfile(cache, await change())
      notify({ text: t(done) })
      onDone()
      await refreshSession()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    remove: () => void run(removePhoto, 'profile.photo.removed'),
    save: (picture: ImageBitmap, crop: Crop) =>
      void run(async () => setPhoto(await cropFile(picture, crop)), 'profile.photo.saved'),
  }
}
