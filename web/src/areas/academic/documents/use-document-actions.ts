import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type CourseDocument,
  type CourseDocuments,
  deleteDocument,
  documentsQuery,
  forgetDocument,
  orderDocuments,
} from './api'

// What can be done with the documents of a course.
export function useDocumentActions(courseId: string) {
  const { t } = useText()
  const cache = useQueryClient()
  const { queryKey } = documentsQuery(courseId)

  // The list shows the new order at once; where saving fails it goes back to what the server has.
  const move = async (documents: CourseDocuments, from: number, to: number) => {
    const items = arrayMove(documents.items, from, to)
    await cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, { ...documents, items })
    try {
      const ids = items.map(({ id }) => id)
      // The archive has them in their order: its address is another one now.
      cache.setQueryData(queryKey, await orderDocuments(courseId, ids))
    } catch (error) {
      notifyFailure(error)
      await cache.invalidateQueries({ queryKey })
    }
  }

  // Whether it was done.
  const remove = async (document: CourseDocument): Promise<boolean> => {
    const { title, file_number: files } = document
    const question = {
      title: t('course.delete.question'),
      text: t('course.document.delete_text', { title }),
      details: files > 1 ? [t('course.document.delete_files', { count: files })] : [],
      act: t('course.document.delete'),
    }
    if (!(await confirm({ ...question, irreversible: true }))) return false
    try {
      await deleteDocument(document)
      forgetDocument(cache, document)
      notify({ text: t('course.document.deleted', { title }) })
      return true
    } catch (error) {
      notifyFailure(error)
      await cache.invalidateQueries({ queryKey })
      return false
    }
  }

  return { move, remove }
}
