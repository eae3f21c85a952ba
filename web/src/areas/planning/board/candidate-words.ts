import { formatDate } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import type { Candidate, Half } from './api'

// What speaks for and against somebody, in short words, the weightiest first.
export function sayCandidate(one: Candidate, half: Half, { t, language }: Texts): string[] {
  const hours = Math.round(one.minutes_taken / 60)
  return [
    half === 'teacher' &&
      t(`board.candidate.level.${one.given && one.level === 'none' ? 'given' : one.level}`),
    one.why && one.free !== 'available' && one.free !== 'unsaid'
      ? t(`board.candidate.free.${one.free}_because`, { why: one.why })
      : t(`board.candidate.free.${one.free}`),
    t(`board.candidate.${half === 'teacher' ? 'speaks' : 'translates'}${one.speaks ? '' : '_not'}`),
    t(one.at_campus ? 'board.candidate.at_campus' : 'board.candidate.not_at_campus'),
    one.last_came
      ? t('board.candidate.last_came', { day: formatDate(one.last_came, language) })
      : t('board.candidate.never_came'),
    t('board.candidate.taken', { count: hours, shown: formatFigure(hours, language) }),
    one.declines > 0 && t('board.candidate.declines', { count: one.declines }),
  ].filter((words) => words !== false)
}
