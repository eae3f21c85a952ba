import { foldText } from '@/lib/fold-text'
import { formatNumber } from '@/lib/numbers'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import type { Grade } from './api'

// Why a text is no grade.
export type Wrong = { code: TextKey }

const none: Grade = { state: '', points: 0 }

// Spreadsheets keep 72.35 as 72.349999999999994: from so many decimals on they are the spreadsheet's, not somebody's.
const drift = 10

/** Reads a grade as people and spreadsheets write it: with a point or a comma, or the word or letter of a state. */
export function readGrade(text: string, attempt: number, texts: Texts): Grade | Wrong {
  const written = text.trim()
  if (written === '') return none
  const state = stateOf(written, texts)
  if (state === 'exempt' && attempt > 0) return { code: 'grade.retake_exempt' }
  return state ? { state, points: 0 } : readPoints(written)
}

function readPoints(written: string): Grade | Wrong {
  const [, whole, more = ''] = /^(\d{1,20})(?:[.,](\d*))?$/.exec(written) ?? []
  if (whole === undefined) return { code: 'grade.not_a_grade' }
  const decimals = more.replace(/0+$/, '')
  if (decimals.length > 2 && decimals.length < drift) return { code: 'grade.decimals' }
  const exact = Number(`${whole}.${more || 0}`) * 100
  const points = Math.round(exact)
  if (Math.abs(exact - points) > 1e-6) return { code: 'grade.decimals' }
  return points > 10_000 ? { code: 'grade.range' } : { state: 'graded', points }
}

const states = ['absent', 'exempt'] as const

function stateOf(written: string, texts: Texts): (typeof states)[number] | undefined {
  const folded = foldText(written)
  return states.find((state) => {
    const word = foldText(texts.t(`grade.state.${state}`))
    return folded === word || folded === word[0]
  })
}

// The letter that stands for a state: the first one of its word.
export function letterOf(state: 'absent' | 'exempt', { t }: Texts): string {
  return foldText(t(`grade.state.${state}`))[0] ?? ''
}

// A grade as it is read, and typed again: "72,5", "Absent", or nothing.
export function sayGrade({ state, points }: Grade, texts: Texts): string {
  if (state === '') return ''
  return state === 'graded' ? sayPoints(points, texts) : texts.t(`grade.state.${state}`)
}

export function sayPoints(points: number, { language }: Texts): string {
  return formatNumber(points / 100, language)
}
