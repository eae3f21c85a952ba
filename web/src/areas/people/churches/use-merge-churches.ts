import { useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { mergeChurchesRequestLimits } from '@/api/limits/merge-churches-request'
import { useText } from '@/texts/use-text'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Church, type ChurchFields, churchRecordQuery, mergeChurches, refreshChurches } from './api'

export type MergeForm = ChurchFields & { other_id: string }

const { version: _version, other_version: _other, ...limits } = mergeChurchesRequestLimits

// The form of a merge; both churches are those that were looked at.
export function useMergeChurches(church: Church, onDone: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const { name, city, country, pastor } = church
  const form = useFields<MergeForm>({ values: { name, city, country, pastor, other_id: '' }, limits })
  const send = form.handleSubmit(async ({ other_id, ...fields }) => {
    const other = cache.getQueryData<Church>(churchRecordQuery(other_id).queryKey)
    if (!other) return
    try {
      await mergeChurches(church, other, fields)
      notify({ text: t('church.merge.done', { name: other.name, into: fields.name }) })
      onDone()
    } catch (error) {
      showFailure(form, error)
    }
    refreshChurches(cache)
  })
  const merge = (event: SyntheticEvent) => {
    event.stopPropagation()
    return send(event)
  }
  return { form, limits, merge }
}
