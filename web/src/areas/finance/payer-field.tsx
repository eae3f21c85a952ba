import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { payerQuery, payersFoundQuery } from './invoices/api'

type PayerFieldProps<T extends FieldValues> = FieldOf<T> & {
  // Who is chosen already when the form opens.
  given?: RemoteChoice | undefined
}

// Who pays: a student, or another for him; found on the server while one types.
export function PayerField<T extends FieldValues>({ given, ...field }: PayerFieldProps<T>) {
  const { t } = useText()
  const seen = useSeenChoices()
  const known = useCallback((id: string) => (given?.id === id ? given : seen.known(id)), [given, seen.known])
  return (
    <RemoteChoiceField
      {...field}
      placeholder={t('finance.find_payer')}
      useChoices={usePayers}
      known={known}
      onChosen={seen.onChosen}
    />
  )
}

function usePayers(typed: string, asked: boolean) {
  const { t } = useText()
  const { data, isFetching } = useQuery({ ...payersFoundQuery(typed), enabled: asked })
  const choices = useMemo(
    () =>
      (data ?? []).map(({ id, name, kind, campus_name }) => ({
        id,
        name,
        about: `${t(`finance.payer_kind.${kind}`)} · ${campus_name}`,
      })),
    [data, t],
  )
  return { choices, loading: isFetching }
}

// What is known of a payer once he is chosen; undefined until the server has answered.
export function usePayer(id: string) {
  return useQuery({ ...payerQuery(id), enabled: id !== '' }).data
}
