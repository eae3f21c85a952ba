import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { FoundField, type FoundOne } from '@/ui/form/found-field'
import { ManyChoiceField } from '@/ui/form/many-choice-field'
import { type Choice, classesQuery, listsQuery, peopleFoundQuery } from './api'

// Whom a letter goes to, as it is typed: people with their names.
export type ChoiceForm = { class_ids: string[]; list_ids: string[]; person_ids: FoundOne[] }

export const noChoice: ChoiceForm = { class_ids: [], list_ids: [], person_ids: [] }

export const choiceOf = ({ class_ids, list_ids, person_ids }: ChoiceForm): Choice => ({
  class_ids,
  list_ids,
  person_ids: person_ids.map(({ id }) => id),
})

type ChoiceFieldsProps = { form: UseFormReturn<ChoiceForm>; campusId: string }

// Whole classes, whole lists, and people of the campus by hand.
export function ChoiceFields({ form: { control }, campusId }: ChoiceFieldsProps) {
  const { t } = useText()
  const classes = useQuery(classesQuery(campusId))
  const lists = useQuery(listsQuery(campusId))
  const find = useCallback((text: string) => peopleFoundQuery(campusId, text), [campusId])
  return (
    <>
      <ManyChoiceField
        control={control}
        name="class_ids"
        label={t('letter.classes')}
        choices={(classes.data ?? []).map(({ id, code }) => ({ value: id, label: code }))}
      />
      <ManyChoiceField
        control={control}
        name="list_ids"
        label={t('letter.lists')}
        choices={(lists.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FoundField control={control} name="person_ids" label={t('letter.people')} queryOf={find} />
    </>
  )
}
