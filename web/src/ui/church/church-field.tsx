import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { type Church, churchesQuery, keepChurch, knownChurch } from './churches'

type ChurchFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The church is not there: it may be added, under the name that was typed.
  onAdd: (name: string) => void
}

// A church of the network, found on the server while one types.
export function ChurchField<T extends FieldValues>({ onAdd, ...field }: ChurchFieldProps<T>) {
  const { t } = useText()
  const cache = useQueryClient()
  const known = useCallback((id: string) => knownChurch(cache, id), [cache])
  return (
    <RemoteChoiceField
      {...field}
      useChoices={useChurches}
      known={known}
      onChosen={(choice) => keepChurch(cache, (choice as ChurchChoice).church)}
      placeholder={t('church.search')}
      add={{ label: t('church.add'), onAdd }}
    />
  )
}

type ChurchChoice = RemoteChoice & { church: Church }

function useChurches(typed: string, asked: boolean) {
  const { language } = useText()
  const found = useQuery({ ...churchesQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map((church): ChurchChoice => {
    const place = [church.city, countryName(church.country, language)].filter(Boolean).join(', ')
    return {
      id: church.id,
      name: church.name,
      about: [place, church.pastor].filter(Boolean).join(' · '),
      church,
    }
  })
  return { choices, loading: found.isFetching }
}
