import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Church, deleteChurch, refreshChurches } from './api'

// Deletes a church after a question; one that people belong to is not even asked about. Tells whether it is gone.
export function useDeleteChurch() {
  const { t } = useText()
  const cache = useQueryClient()
  return async ({ id, name, people }: Church): Promise<boolean> => {
    if (people > 0) {
      notify({ tone: 'error', text: t('church.in_use') })
      return false
    }
    const question = { title: t('church.delete_question'), text: t('church.delete_text', { name }) }
    if (!(await confirm({ ...question, act: t('church.delete'), irreversible: true }))) return false
    try {
      await deleteChurch(id)
      notify({ text: t('church.deleted', { name }) })
      refreshChurches(cache)
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }
}
