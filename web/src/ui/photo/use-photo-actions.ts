import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { PhotoActions } from './photo-dialog'

type Options<R> = {
  save: (photo: File) => Promise<R>
  remove: () => Promise<R>
  onChanged: (record: R) => void
  savedText?: TextKey
  removedText?: TextKey
}

// Sends a photo or takes it away, and tells it. Both are done at once, apart from the fields of the record.
export function usePhotoActions<R>(options: Options<R>): PhotoActions {
  const { save, remove, onChanged, savedText = 'photo.saved', removedText = 'photo.removed' } = options
  const { t } = useText()
  const run = async (change: () => Promise<R>, done: TextKey) => {
    try {
      onChanged(await change())
      notify({ text: t(done) })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }
  const askAndRemove = async () => {
    const question = { title: t('photo.question'), act: t('photo.remove') }
    return (await confirm({ ...question, irreversible: true })) && run(remove, removedText)
  }
  return { save: (photo) => run(() => save(photo), savedText), remove: askAndRemove }
}
