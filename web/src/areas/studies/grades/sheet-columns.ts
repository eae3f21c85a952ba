import type { Texts } from '@/texts/texts'
import type { GradeCell, GradeSheet } from './api'
import { readGrade, sayGrade, type Wrong } from './points'

// A column that one types in: a grade, or the comment on the first one.
export type SheetColumn = { key: string; attempt: number; field: 'grade' | 'comment' }

// As many retakes as an export has columns for.
export const maxRetakes = 2

// The first grade, the retakes beside it, and the comment. Retakes have a column where somebody has one, or where it
// was asked for.
export function columnsOf(sheet: GradeSheet, asked: number): SheetColumn[] {
  return [
    ...Array.from({ length: 1 + Math.max(asked, retakesIn(sheet)) }, (_, attempt) => ({
      key: `grade-${attempt}`,
      attempt,
      field: 'grade' as const,
    })),
    { key: 'comment', attempt: 0, field: 'comment' },
  ]
}

export function retakesIn({ students }: GradeSheet): number {
  const given = students.flatMap(({ attempts }) => attempts.filter(({ state }) => state !== ''))
  return Math.max(0, ...given.map(({ attempt }) => attempt))
}

// Whether something can be typed in a column: retakes also where the week-end is closed.
export function mayTypeIn(sheet: GradeSheet, column: SheetColumn | undefined): boolean {
  return column !== undefined && (sheet.may_edit || (sheet.may_retake && column.attempt > 0))
}

export function columnName({ attempt, field }: SheetColumn, { t }: Texts): string {
  if (field === 'comment') return t('grade.export.comment')
  if (attempt === 0) return t('grade.export.attempt_0')
  return attempt === 1 ? t('grade.export.attempt_1') : t('grade.retake_nth', { nth: attempt })
}

// What stands in a cell, as it is read, copied and typed over.
export function textOf(cell: GradeCell, { field }: SheetColumn, texts: Texts): string {
  return field === 'comment' ? cell.comment : sayGrade(cell, texts)
}

const longestComment = 500

/** The cell with what was typed in a column of it, or why that cannot be. */
export function typedInto(
  cell: GradeCell,
  { field, attempt }: SheetColumn,
  text: string,
  texts: Texts,
): GradeCell | Wrong {
  if (field === 'comment') {
    const comment = text.trim()
    return [...comment].length > longestComment ? { code: 'grade.comment_long' } : { ...cell, comment }
  }
  const read = readGrade(text, attempt, texts)
  return 'code' in read ? read : { ...cell, ...read }
}
