import type { Texts } from '@/texts/texts'
import type { Enrollment } from './api'

type Reason = Pick<Enrollment, 'outcome_code' | 'outcome_reason'>

// Why it came out so: in the program's words where it knows itself, else in those of who ended it.
export function outcomeReason({ outcome_code: code, outcome_reason: reason }: Reason, { t }: Texts): string {
  return code ? t(`enrollment.outcome_code.${code}`) : reason
}
