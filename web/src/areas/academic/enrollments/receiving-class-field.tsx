import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { receivingClassesQuery } from './api'
import { aboutClass } from './class-field'

type ReceivingClassFieldProps<T extends FieldValues> = Omit<FieldOf<T>, 'label'> & { enrollmentId: string }

// Where a student can be transferred to: a class of any campus that can take over his installments.
export function ReceivingClassField<T extends FieldValues>(props: ReceivingClassFieldProps<T>) {
  const { enrollmentId, ...field } = props
  const { t } = useText()
  const seen = useSeenChoices()
  const useChoices = useMemo(() => choicesOf(enrollmentId), [enrollmentId])
  return (
    <RemoteChoiceField
      {...field}
      label={t('enrollment.transfer.to')}
      placeholder={t('enrollment.class_search')}
      useChoices={useChoices}
      {...seen}
    />
  )
}

const choicesOf = (enrollmentId: string) =>
  function useReceivingClasses(typed: string, asked: boolean) {
    const texts = useText()
    const found = useQuery({ ...receivingClassesQuery(enrollmentId, typed), enabled: asked })
    const choices = (found.data?.items ?? []).map(
      (group): RemoteChoice => ({
        id: group.id,
        name: `${group.code} (${group.campus_name})`,
        about: aboutClass(group, texts),
      }),
    )
    return { choices, loading: found.isFetching }
  }
