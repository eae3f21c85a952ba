import { formatDates } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { ClosedPlanning } from './api'

// Calls a week-end by its days, and by what it is about where that has a name.
export function useSayPlanning() {
  const { language } = useText()
  return ({ first_day, last_day, abbreviation }: ClosedPlanning) =>
    [formatDates(first_day, last_day, language), abbreviation].filter(Boolean).join(' · ')
}
