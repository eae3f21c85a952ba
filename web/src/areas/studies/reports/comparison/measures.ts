import type { Schemas } from '@/api/client'
import type { Texts } from '@/texts/texts'
import { sayPoints, sayRate } from '../say-report'

export type Compared = Schemas['Compared']
export type ComparedYear = Schemas['ComparedYear']

export const measures = ['average', 'passed', 'presence'] as const
export type Measure = (typeof measures)[number]

// The measures that somebody may know: of grades none where he sees no marks.
export const measuresFor = (items: readonly Compared[]) =>
  items.some(({ sees_marks }) => sees_marks) ? measures : (['presence'] as const)

// What a year is worth, out of a hundred; null where nothing is known.
export function figureOf(year: ComparedYear | undefined, measure: Measure): number | null {
  if (!year) return null
  const { mean, graded, passed, present, counted } = year
  switch (measure) {
    case 'average':
      return graded > 0 ? mean / 100 : null
    case 'passed':
      return graded > 0 ? Math.floor((passed * 100) / graded) : null
    case 'presence':
      return counted > 0 ? Math.floor((present * 100) / counted) : null
  }
}

// The same as it is read.
export function sayValue(value: number | null, measure: Measure, { language }: Texts): string {
  if (value === null) return ''
  return measure === 'average'
    ? sayPoints(Math.round(value * 100), language, 2)
    : sayRate({ present: value, counted: 100 }, language)
}

// What would be enough; nothing is asked of how many pass.
export function neededOf(item: Compared, measure: Measure): number | undefined {
  if (measure === 'average') return item.pass_mark
  return measure === 'presence' ? item.required_attendance : undefined
}

export function sayMeasure(measure: Measure, { t }: Texts): string {
  return measure === 'presence' ? t('report.presence') : t(`report.compare.${measure}`)
}

// A school year by the year in which it begins.
export const saySchoolYear = (year: number) => `${year}–${year + 1}`
