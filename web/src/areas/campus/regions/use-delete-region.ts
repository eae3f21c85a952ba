import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { errorText } from '@/ui/error-text'
import { notify } from '@/ui/notices-store'
import { deleteRegion, type Region } from './api'

type Refusal = { id: string; text: string }

// Deletes a region after a question. One that has campuses is not even asked about: the reason is told at once.
export function useDeleteRegion(onDeleted: () => void) {
  const texts = useText()
  const { t } = texts
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const remove = async ({ id, version, name, campus_count: count }: Region) => {
    setRefusal(null)
    if (count > 0) return setRefusal({ id, text: t('region.in_use', { count }) })
    const question = { title: t('region.delete_question'), text: t('region.delete_text', { name }) }
    if (!(await confirm({ ...question, act: t('region.delete_act'), irreversible: true }))) return
    try {
      await deleteRegion({ id, version })
      notify({ text: t('region.deleted', { name }) })
    } catch (error) {
      setRefusal({ id, text: errorText(error, texts) ?? t('ui.error.title') })
    }
    onDeleted()
  }
  return { remove, refusal, forgive: () => setRefusal(null) }
}
