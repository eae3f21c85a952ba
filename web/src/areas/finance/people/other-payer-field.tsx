import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { otherPayersQuery } from './api'

export type PayerNames = Readonly<Record<string, string>>

type OtherPayerFieldProps<T extends FieldValues> = FieldOf<T> & {
  // Whose payers they are: no other campus is paid by them.
  campus: string
  // How those are called that are chosen already.
  names: PayerNames
  onAdd: (typed: string) => void
}

// Who pays for another: a church, a company, a relative; who is not there yet is added.
export function OtherPayerField<T extends FieldValues>(props: OtherPayerFieldProps<T>) {
  const { campus, names, onAdd, ...field } = props
  const { t } = useText()
  const seen = useSeenChoices()
  const useChoices = (typed: string, asked: boolean) => useOtherPayers(campus, typed, asked)
  const known = useCallback(
    (id: string) => {
      const name = names[id]
      return name ? { id, name } : seen.known(id)
    },
    [names, seen.known],
  )
  return (
    <RemoteChoiceField
      {...field}
      placeholder={t('finance.find_payer')}
      useChoices={useChoices}
      known={known}
      onChosen={seen.onChosen}
      add={{ label: t('finance.new_payer.title'), onAdd }}
      required
    />
  )
}

function useOtherPayers(campus: string, typed: string, asked: boolean) {
  const { t } = useText()
  const { data = [], isFetching } = useQuery({ ...otherPayersQuery(campus, typed), enabled: asked })
  return {
    choices: data.map(({ id, name, kind }) => ({ id, name, about: t(`finance.payer_kind.${kind}`) })),
    loading: isFetching,
  }
}
