import { formatDay } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import type { AskedPerson } from './api'

// Where somebody is with his answer: given, with what he added; or asked, or not even mailed yet.
export function sayAnswered(person: AskedPerson, { t, language }: Texts): string {
  if (person.answered_at) return person.remark || t('instructor.asked.answered')
  if (!person.mailed_at) return t('instructor.request.on_its_way')
  return t('instructor.request.mailed', { day: formatDay(person.mailed_at, language) })
}
