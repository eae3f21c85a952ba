import Box from '@mui/material/Box'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { Money } from './api'
import { type Installment, monthlyPaymentOf, scheduleOf, type Terms } from './installments'
import { Schedule } from './schedule'
import { completeTerms, type TermsForm, termsOf } from './terms'

type LiveScheduleProps<F extends TermsForm> = {
  form: UseFormReturn<F>
  currency: string
  // The schedule as it is kept, shown while the terms are as they were.
  kept?: Money | undefined
  // It was made when the enrollment was confirmed; else it is what would be made.
  made?: boolean
  // Its payments stand below with how they are paid: here they are listed while a change would make others of them.
  below?: boolean
}

// The payments that follow from what is typed, letter by letter.
export function LiveSchedule<F extends TermsForm>(props: LiveScheduleProps<F>) {
  const { form, currency, kept, made = false, below = false } = props
  const { t } = useText()
  const control = form.control as unknown as Control<TermsForm>
  const terms = completeTerms(useWatch({ control }) as TermsForm)
  if (!terms) {
    return <Box sx={{ color: 'text.secondary' }}>{t('enrollment.schedule.incomplete')}</Box>
  }
  const asKept = kept && sameTerms(terms, kept)
  if (asKept && kept.schedule.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('enrollment.schedule.moved')}</Box>
  }
  const note = asKept ? noteOf(kept, made) : 'planned'
  const installments: readonly Installment[] = asKept ? kept.schedule : scheduleOf(terms)
  return (
    <Schedule
      installments={installments}
      monthly={asKept ? kept.monthly_payment : monthlyPaymentOf(terms)}
      currency={currency}
      note={t(`enrollment.schedule.${note}`)}
      short={below && note === 'made'}
    />
  )
}

// Whether it is how it is, how it was, or how it would be.
function noteOf({ schedule }: Money, made: boolean) {
  if (!made) return 'waiting'
  return schedule.some(({ canceled }) => canceled) ? 'ended' : 'made'
}

function sameTerms(terms: Terms, kept: Money): boolean {
  const before = completeTerms(termsOf(kept))
  return before !== null && JSON.stringify(before) === JSON.stringify(terms)
}
