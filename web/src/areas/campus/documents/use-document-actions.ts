import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type CampusDocument, deleteDocument, documentsQuery, updateDocument } from './api'
import { changedPositions, reorder } from './reorder'

// What can be done with the documents of a campus. After each act the list is asked for anew.
export function useDocumentActions(campusId: string) {
  const { t } = useText()
  const cache = useQueryClient()
  const { queryKey } = documentsQuery(campusId)
  const refresh = () => cache.invalidateQueries({ queryKey })

  // The list shows the new order at once; where saving fails it goes back to what the server has.
  const move = async (documents: readonly CampusDocument[], from: number, to: number) => {
    const ordered = reorder(documents, from, to)
    await cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, ordered)
    try {
      for (const { id, title, position, version } of changedPositions(documents, ordered)) {
        await updateDocument(campusId, id, { title, position }, version)
      }
    } catch (error) {
      notifyFailure(error)
    }
    await refresh()
  }

  const remove = async (document: CampusDocument) => {
    const { title } = document
    const question = {
      title: t('campus.documents.question'),
      text: t('campus.documents.delete_text', { title }),
    }
    if (!(await confirm({ ...question, act: t('campus.documents.delete'), irreversible: true }))) return
    try {
      await deleteDocument(campusId, document)
      notify({ text: t('campus.documents.deleted', { title }) })
    } catch (error) {
      notifyFailure(error)
    }
    await refresh()
  }

  return { move, remove, refresh }
}
