import { formatDate } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import type { Texts } from '@/texts/texts'
import { confirm } from '@/ui/confirm-store'

// A first payment that was due before today is mostly a slip of the year: it is asked about.
export async function pastIsMeant(day: string, { t, language }: Texts): Promise<boolean> {
  if (day >= todayHere()) return true
  return confirm({
    title: t('enrollment.past.title'),
    text: t('enrollment.past.text', { day: formatDate(day, language) }),
    act: t('enrollment.past.act'),
    cancel: t('enrollment.past.change'),
  })
}
