import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { churchesQuery } from '@/ui/church/churches'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { type Church, churchRecordQuery } from './api'
import { placeOf } from './church-columns'
import type { MergeForm } from './use-merge-churches'

type OtherChurchFieldProps = { form: UseFormReturn<MergeForm> }

// The church that becomes part of this one. What this one lacks is taken from it, to be looked at.
export function OtherChurchField({ form }: OtherChurchFieldProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const known = useCallback(
    (id: string) => cache.getQueryData<Church>(churchRecordQuery(id).queryKey),
    [cache],
  )
  const handleChosen = (other: Church) => {
    cache.setQueryData(churchRecordQuery(other.id).queryKey, other)
    for (const field of ['city', 'country', 'pastor'] as const) {
      if (!form.getValues(field)) form.setValue(field, other[field])
    }
  }
  return (
    <RemoteChoiceField
      control={form.control}
      name="other_id"
      label={t('church.merge.other')}
      placeholder={t('church.search')}
      useChoices={useOthers}
      known={known}
      onChosen={(choice) => handleChosen((choice as OtherChoice).church)}
    />
  )
}

type OtherChoice = { id: string; name: string; about: string; church: Church }

function useOthers(typed: string, asked: boolean) {
  const { language } = useText()
  const found = useQuery({ ...churchesQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map((church): OtherChoice => {
    const about = [placeOf(church, language), church.pastor].filter(Boolean).join(' · ')
    return { id: church.id, name: church.name, about, church }
  })
  return { choices, loading: found.isFetching }
}
