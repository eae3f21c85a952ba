import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  addMark,
  type FileId,
  type Mark,
  type MarkFields,
  marksKey,
  type NewMark,
  removeMark,
  saveMark,
} from './api'

// What one does with marks; each is shown as soon as the server has it.
export function useMarkActs(file: FileId) {
  const { t } = useText()
  const cache = useQueryClient()
  const then = (act: Promise<unknown>) =>
    act.then(() => cache.invalidateQueries({ queryKey: marksKey(file) })).catch(notifyFailure)
  // A mark is made again by a tap; what was written to it is not.
  const remove = async ({ id, note }: Mark) => {
    const [title, act] = [t('book.reader.unmark_ask'), t('book.reader.unmark_note')]
    const meant = note === '' || (await confirm({ title, text: note, act, irreversible: true }))
    if (meant) await then(removeMark(file, id))
  }
  return {
    add: (mark: NewMark) => void then(addMark(file, mark)),
    save: (mark: Mark, fields: MarkFields) => void then(saveMark(file, mark, fields)),
    remove: (mark: Mark) => void remove(mark),
  }
}
