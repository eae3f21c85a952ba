import type { Texts } from '@/texts/texts'
import { changesBetween, type RecordFields } from '@/ui/record/history-events'
import type { Enrollment } from './api'
import { enrollmentWords } from './enrollment-words'

// What somebody else changed of an enrollment while one was asked about it, a line each.
export function changedSince(shown: Enrollment, current: Enrollment, texts: Texts): string[] {
  const lines = changesBetween(fieldsOf(shown), fieldsOf(current), enrollmentWords, texts)
  return lines.map(({ field, before, after }) =>
    texts.t('enrollment.changed.line', { field, before: before || '–', after: after || '–' }),
  )
}

function fieldsOf(enrollment: Enrollment): RecordFields {
  return { ...enrollment, ...enrollment.money }
}
