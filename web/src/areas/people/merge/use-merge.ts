import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { recordPath } from '../person/record-path'
import { forgetPair, mergePeople, type Preview, previewQuery } from './api'

// What was chosen, and the act itself after a question.
export function useMerge(preview: Preview, onMerged: (path: string) => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const { kept, other } = preview
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [merging, setMerging] = useState(false)
  const choose = (name: string, theirs: boolean) =>
    setTaken((before) => new Set(theirs ? [...before, name] : [...before].filter((one) => one !== name)))
  const merge = async () => {
    const question = {
      title: t('merge.question'),
      text: t('merge.question_text', { other: other.name, kept: kept.name }),
    }
    if (!(await confirm({ ...question, act: t('merge.act'), irreversible: true }))) return
    setMerging(true)
    try {
      const { id } = await mergePeople(preview, [...taken])
      notify({ text: t('merge.done', { name: kept.name }) })
      onMerged(recordPath(id, preview.roles))
      forgetPair(cache, preview)
    } catch (error) {
      notifyFailure(error)
      if (error instanceof ApiError && error.code === 'merge.changed') {
        void cache.invalidateQueries({ queryKey: previewQuery(kept.id, other.id).queryKey })
      }
    }
    setMerging(false)
  }
  return { taken, choose, merge, merging }
}
