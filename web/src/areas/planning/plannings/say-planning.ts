import { shortDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Planning } from './api'

type Dated = Pick<Planning, 'number' | 'first_day' | 'last_day'>

// "Week-end 3, 9–10 Jan 2027".
export function sayPlanning({ number, first_day, last_day }: Dated, { t, language }: Texts): string {
  return `${t('plannings.numbered', { number })}, ${shortDays(first_day, last_day, language)}`
}
