import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { FoundField, type FoundOne } from '@/ui/form/found-field'
import { peopleFoundQuery } from './api'

type PeopleFieldProps = {
  campusId: string
  // Who is enrolled already cannot be chosen, and is said to be.
  enrolled: ReadonlySet<string>
}

// Several people of a campus, with what they are there.
export function PeopleField<T extends FieldValues>(props: FieldOf<T> & PeopleFieldProps) {
  const { campusId, enrolled, ...field } = props
  const { t, code, language } = useText()
  const find = useCallback(
    (text: string) =>
      peopleFoundQuery(campusId, text, { language, roleName: (role) => code(`access.role.${role}`) ?? role }),
    [campusId, language, code],
  )
  const noteOf = ({ id }: FoundOne) => (enrolled.has(id) ? t('enrollment.is_enrolled') : '')
  return <FoundField {...field} queryOf={find} noteOf={noteOf} placeholder={t('enrollment.people_search')} />
}
