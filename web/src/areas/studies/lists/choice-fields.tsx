import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { sayDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FoundField, type FoundOne } from '@/ui/form/found-field'
import { ManyChoiceField } from '@/ui/form/many-choice-field'
import { booksFoundQuery, type Choice, classChoicesQuery, neededQuery, studentsFoundQuery } from './api'

// What is put on a list, as it is typed: people and books with their names.
export type ChoiceForm = {
  class_ids: string[]
  student_ids: FoundOne[]
  book_ids: FoundOne[]
  planning_id: string
}

export const noChoice: ChoiceForm = { class_ids: [], student_ids: [], book_ids: [], planning_id: '' }

export const choiceOf = ({ class_ids, student_ids, book_ids, planning_id }: ChoiceForm): Choice => ({
  class_ids,
  planning_id,
  student_ids: student_ids.map(({ id }) => id),
  book_ids: book_ids.map(({ id }) => id),
})

type ChoiceFieldsProps = { form: UseFormReturn<ChoiceForm>; campusId: string }

// Whom and what: whole classes, what the courses of a week-end require, and each by hand.
export function ChoiceFields({ form: { control }, campusId }: ChoiceFieldsProps) {
  const texts = useText()
  const { t } = texts
  const [classIds, planningId] = useWatch({ control, name: ['class_ids', 'planning_id'] })
  const classes = useQuery(classChoicesQuery(campusId))
  const needed = useQuery(neededQuery(campusId, planningId, classIds))
  const findStudents = useCallback((text: string) => studentsFoundQuery(campusId, text), [campusId])
  const plannings = needed.data?.plannings ?? []
  return (
    <>
      <ManyChoiceField
        control={control}
        name="class_ids"
        label={t('booklist.classes')}
        choices={(classes.data ?? []).map(({ id, code }) => ({ value: id, label: code }))}
      />
      <FoundField
        control={control}
        name="student_ids"
        label={t('booklist.students')}
        queryOf={findStudents}
      />
      {plannings.length > 0 && (
        <ChoiceField
          control={control}
          name="planning_id"
          label={t('booklist.create.planning')}
          choices={[
            { value: '', label: t('booklist.create.planning_none') },
            ...plannings.map((one) => ({ value: one.id, label: sayPlanning(one, texts) })),
          ]}
        />
      )}
      {planningId !== '' && needed.data && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -1 }}>
          {sayNeeded(needed.data.items, texts)}
        </Typography>
      )}
      <FoundField control={control} name="book_ids" label={t('booklist.books')} queryOf={booksFoundQuery} />
    </>
  )
}

type Days = { abbreviation: string; first_day: string; last_day: string }

const sayPlanning = ({ abbreviation, first_day, last_day }: Days, { language }: Texts) =>
  [abbreviation, sayDays(first_day, last_day, language)].filter(Boolean).join(' · ')

function sayNeeded(books: readonly { title: string }[], { t }: Texts): string {
  if (books.length === 0) return t('booklist.create.needed_none')
  return t('booklist.create.needed', {
    count: books.length,
    titles: books.map(({ title }) => title).join(', '),
  })
}
