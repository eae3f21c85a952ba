import { formatDay } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import type { Enrollment } from './api'
import { outcomeReason } from './outcome-reason'

// How it came to stand as it does, in a line.
export function story(enrollment: Enrollment, texts: Texts): string {
  const { t, language } = texts
  const { outcome, outcome_at, status, confirmed_at, created_at } = enrollment
  const { waiting_rank: place, waiting_reason: reason } = enrollment
  if (outcome) {
    const day = formatDay(outcome_at, language)
    return [t(`enrollment.story.${outcome}`, { day }), outcomeReason(enrollment, texts)]
      .filter(Boolean)
      .join(' · ')
  }
  if (status === 'confirmed')
    return t('enrollment.story.confirmed', { day: formatDay(confirmed_at, language) })
  const waits = t('enrollment.story.waiting', { place, day: formatDay(created_at, language) })
  return reason ? `${waits} · ${t(`enrollment.waits_for.${reason}`)}` : waits
}
