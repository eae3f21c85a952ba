import { useQueryClient } from '@tanstack/react-query'
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
  const cache = useQueryClient()
  const then = (act: Promise<unknown>) =>
    act.then(() => cache.invalidateQueries({ queryKey: marksKey(file) })).catch(notifyFailure)
  return {
    add: (mark: NewMark) => void then(addMark(file, mark)),
    save: (mark: Mark, fields: MarkFields) => void then(saveMark(file, mark, fields)),
    remove: (mark: Mark) => void then(removeMark(file, mark.id)),
  }
}
