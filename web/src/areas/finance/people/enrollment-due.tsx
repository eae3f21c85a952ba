import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { useMoney } from '../use-money'
import { type EnrollmentMoney, enrollmentMoneyQuery } from './api'

// What is to be paid of an enrollment, in a line: what is late and since when, or what is open of the next payment.
export function EnrollmentDue({ enrollmentId }: { enrollmentId: string }) {
  const { data } = useQuery(enrollmentMoneyQuery(enrollmentId))
  // Its line is kept while it loads, so that nothing below moves.
  return <Box sx={{ minHeight: '1.5em' }}>{data && <InWords money={data} />}</Box>
}

function InWords({ money: { parts, due, currency } }: { money: EnrollmentMoney }) {
  const { t, language } = useText()
  const money = useMoney()
  const next = parts.find(({ open }) => open > 0)
  if (!next) return t('enrollment.glance.paid')
  const day = formatDate(next.deadline, language)
  if (due > 0) return t('enrollment.glance.due', { amount: money(due, currency), day })
  return t('enrollment.glance.next', { amount: money(openOn(parts, next.deadline), currency), day })
}

// Those who share a payment have a part each.
function openOn(parts: EnrollmentMoney['parts'], day: string): number {
  return parts.reduce((sum, { deadline, open }) => sum + (deadline === day ? open : 0), 0)
}
