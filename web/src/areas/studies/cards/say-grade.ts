import { formatNumber, formatPercent } from '@/lib/numbers'
import { sayTime } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Grade, NotesSession, Presence, Report } from './api'

// "72,5", "Absent", "Exempt", or that there is none yet.
export function sayGrade({ state, points }: Grade, { t, language }: Texts): string {
  if (state === 'graded') return formatNumber(points / 100, language)
  return state === '' ? t('card.not_given') : t(`card.state.${state}`)
}

// The first grade and the retakes in a line; nothing where there is only one.
export function sayAttempts(attempts: readonly Grade[], texts: Texts): string {
  if (attempts.length < 2) return ''
  return attempts
    .map((attempt, at) =>
      texts.t(at === 0 ? 'card.first_grade' : 'card.retake', { grade: sayGrade(attempt, texts) }),
    )
    .join(' · ')
}

// Why an average is not the last word; nothing where it is.
export function sayIncomplete({ known, complete, absent }: Report['average'], { t }: Texts): string {
  if (absent) return t('card.incomplete_absent')
  return known && !complete ? t('card.incomplete') : ''
}

// "92 %"; nothing while no session counts.
export function sayRate({ present, counted }: Presence, { language }: Texts): string {
  // Down, so that who has too little is not shown as having enough.
  return counted === 0 ? '—' : formatPercent(Math.floor((present * 1000) / counted) / 1000, language)
}

export function sayHour(minutes: number, language: string): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return sayTime(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, language)
}

// What his mark in a session says, with how late he came or why he was away.
export function sayMark({ value, held, minutes, reason }: NotesSession, { t }: Texts): string {
  if (value === '') return t(held ? 'card.mark.none' : 'card.mark.coming')
  const more = minutes > 0 ? t('card.minutes_late', { count: minutes }) : reason
  return [t(`card.mark.${value}`), more].filter(Boolean).join(' · ')
}
