import { foldText } from '@/lib/fold-text'
import type { Texts } from '@/texts/texts'
import type { GradeStudent, Proposal } from './api'
import { cellIn, sameCell } from './sheet-cells'
import { type SheetColumn, typedInto } from './sheet-columns'

/** The cells of a block as spreadsheets put it on the clipboard: tabs and lines, quoted where a cell holds one of them. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  const put = (value: string) => rows.at(-1)?.push(value.trim())
  for (const [whole, quoted, plain = '', end] of text.matchAll(cell)) {
    if (whole === '') break
    put(quoted?.replaceAll('""', '"') ?? plain)
    if (end && end !== '\t') rows.push([])
  }
  // A row in between may be empty: somebody without a grade. Those at the end are nobody's.
  const last = rows.findLastIndex((row) => row.some((value) => value !== ''))
  return rows.slice(0, last + 1)
}

type Target = {
  students: readonly GradeStudent[]
  columns: readonly SheetColumn[]
  // Where it is put, in the order of the sheet.
  at: { row: number; column: number }
}

type Line = { line: number; name: string; student: GradeStudent | undefined; values: readonly string[] }

/**
 * What a block would do to a sheet, put at a cell. Where it brings names, each row goes to who has the name; else the
 * rows go down from the cell. A row of headings is left out.
 */
export function readBlock(cells: readonly string[][], target: Target, texts: Texts): Proposal[] {
  const columns = target.columns.slice(target.at.column)
  return byName(cells, target)
    .filter(({ student, values }, index) => !(index === 0 && isHeading(values, student, columns, texts)))
    .flatMap((line) => proposalsOf(line, columns, texts))
}

function byName(cells: readonly string[][], { students, at }: Target): Line[] {
  const names = namesOf(students)
  const width = [2, 1].find((columns) => isNamed(cells, columns, names))
  return cells.map((row, index) => {
    const name = row.slice(0, width ?? 0).join(' ')
    const student = width ? names.get(fold(name)) : students[at.row + index]
    return { line: index + 1, name, student: student ?? undefined, values: row.slice(width ?? 0) }
  })
}

const fold = (name: string) =>
  foldText(name)
    .replace(/[\s,]+/g, ' ')
    .trim()

// Whoever has a name: in either order, or by the last one alone. Where several have it, nobody does.
function namesOf(students: readonly GradeStudent[]): Map<string, GradeStudent | null> {
  const names = new Map<string, GradeStudent | null>()
  for (const student of students) {
    const { first_name, last_name, enrollment_id } = student
    const known = [`${last_name} ${first_name}`, `${first_name} ${last_name}`, last_name, enrollment_id]
    for (const name of new Set(known.map(fold))) names.set(name, names.has(name) ? null : student)
  }
  return names
}

// Whether the first columns of a block are names: most rows are somebody's, and something stands behind them.
function isNamed(
  cells: readonly string[][],
  columns: number,
  names: ReadonlyMap<string, GradeStudent | null>,
): boolean {
  const found = cells.filter(
    (row) => row.length > columns && names.has(fold(row.slice(0, columns).join(' '))),
  )
  return found.length * 2 > cells.length - 1 && found.length > 0
}

// A first row of words above grades says what the columns are.
function isHeading(
  values: readonly string[],
  student: GradeStudent | undefined,
  columns: readonly SheetColumn[],
  texts: Texts,
): boolean {
  const said = values.flatMap((value, at) => {
    const column = columns[at]
    return column?.field === 'grade' && value
      ? [typedInto(cellIn(student, column.attempt), column, value, texts)]
      : []
  })
  return said.length > 0 && values.every((value) => !/\d/.test(value)) && said.every((one) => 'code' in one)
}

function proposalsOf({ line, name, student, values }: Line, columns: readonly SheetColumn[], texts: Texts) {
  const attempts = [...new Set(columns.slice(0, values.length).map(({ attempt }) => attempt))]
  return attempts.flatMap((attempt): Proposal[] => {
    const was = cellIn(student, attempt)
    let [grade, code, text] = [was, '', '']
    for (const [at, column] of columns.entries()) {
      const value = values[at]
      if (column.attempt !== attempt || !value) continue
      text ||= value
      const typed = typedInto(grade, column, value, texts)
      if ('code' in typed) [code, text] = [typed.code, value]
      else grade = typed
    }
    if (text === '') return []
    if (!student) code = name ? 'grade.unknown_student' : 'grade.paste.beyond'
    const outcome = code ? 'refuse' : sameCell(was, grade) ? 'same' : 'change'
    return [
      { line, name, enrollment_id: student?.enrollment_id ?? '', attempt, text, was, grade, outcome, code },
    ]
  })
}
