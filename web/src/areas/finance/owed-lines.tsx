import type { Schemas } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { MoneyLine, MoneyList } from './money-line'
import { StandingChip } from './standing-chip'
import { useMoney } from './use-money'

type OwedLinesProps = {
  title: string
  parts: readonly Schemas['Owed'][]
  empty: string
  // Several pay: each line says who.
  named?: boolean
  // Paid for others: each line says for whom.
  forOthers?: boolean
}

// What is to be paid by when, and how each of it stands.
export function OwedLines({ title, parts, empty, named = false, forOthers = false }: OwedLinesProps) {
  const { t, language } = useText()
  const money = useMoney()
  return (
    <MoneyList title={title} empty={empty}>
      {parts.map((part) => {
        const { id, number, deadline, amount, paid, credited, open, currency, state } = part
        const partly = open > 0 && open < amount
        return (
          <MoneyLine
            key={id}
            title={<bdi>{formatDate(deadline, language)}</bdi>}
            note={[
              number > 0 && t('finance.installment', { number }),
              named && part.payer_name,
              forOthers && part.student_name,
            ]
              .filter(Boolean)
              .join(' · ')}
            chip={<StandingChip standing={state} />}
            amount={money(state === 'canceled' ? paid : amount, currency)}
            {...(partly && { under: t('finance.still_open', { amount: money(open, currency) }) })}
            {...(!partly &&
              credited > 0 && { under: t('finance.credited', { amount: money(credited, currency) }) })}
          />
        )
      })}
    </MoneyList>
  )
}
