import { beforeEach, expect, test } from 'vitest'
import { currentTexts, loadTexts, switchLanguage } from '@/texts/texts'
import { graded, sheetOf } from '../test/grade-samples'
import { readBlock, readCells } from './read-block'
import { withCell } from './sheet-cells'
import { columnsOf } from './sheet-columns'

beforeEach(async () => {
  await loadTexts(['grade'])
  await switchLanguage('en')
})

test('a block is read with its empty cells, quotes and lines', () => {
  expect(readCells('1\t2\r\n\t3\r\n')).toEqual([
    ['1', '2'],
    ['', '3'],
  ])
  expect(readCells('5\n\n7\n\n')).toEqual([['5'], [''], ['7']])
  expect(readCells('"a ""b""\nc"\t1')).toEqual([['a "b"\nc', '1']])
  expect(readCells('')).toEqual([])
})

const read = (text: string, at = { row: 0, column: 0 }, retakes = 0, sheet = sheetOf()) => {
  const target = { students: sheet.students, columns: columnsOf(sheet, retakes), at }
  return readBlock(readCells(text), target, currentTexts()).map(
    ({ line, enrollment_id, attempt, outcome, code, grade }) =>
      [line, enrollment_id || '?', attempt, outcome, code || grade.points / 100, grade.comment]
        .join(' ')
        .trim(),
  )
}

test('a column goes down from the cell, over who has none, and not beyond the sheet', () => {
  expect(read('70\n\n80,5\n90', { row: 1, column: 0 })).toEqual([
    '1 e1 0 change 70',
    '3 e3 0 change 80.5',
    '4 ? 0 refuse grade.paste.beyond',
  ])
})

test('names say whose a row is, in either order and without accents', () => {
  expect(read('Petit Chloe\t61\nLopes, Ana\t62\nDavid Okafor\t63\nNobody\t64')).toEqual([
    '1 e2 0 change 61',
    '2 e0 0 change 62',
    '3 e3 0 change 63',
    '4 ? 0 refuse grade.unknown_student',
  ])
})

test('last and first name may be two columns, under headings', () => {
  expect(read('Name\tFirst\tGrade\tComment\nNguyen\tBao\t55,5\twell done\nLopes\tAna\t101\t')).toEqual([
    '2 e1 0 change 55.5 well done',
    '3 e0 0 refuse grade.range',
  ])
})

test('a name that two have is nobody’s', () => {
  const sheet = sheetOf()
  const students = sheet.students.map((one) => ({ ...one, last_name: 'Lopes', first_name: 'Ana' }))
  expect(read('Ana Lopes\t50\nAna Lopes\t60', undefined, 0, { ...sheet, students })).toEqual([
    '1 ? 0 refuse grade.unknown_student',
    '2 ? 0 refuse grade.unknown_student',
  ])
})

test('a heading above a column is left out; what is the same is told', () => {
  const sheet = withCell(sheetOf(), 'e0', 0, graded(7000))
  expect(read('Grade\n70\n71', undefined, 0, sheet)).toEqual(['2 e1 0 change 70', '3 e2 0 change 71'])
  expect(read('70\n71', undefined, 0, sheet)).toEqual(['1 e0 0 same 70', '2 e1 0 change 71'])
})

test('a block fills grade, retake and comment', () => {
  expect(read('50\t70\tbetter', undefined, 1)).toEqual(['1 e0 0 change 50 better', '1 e0 1 change 70'])
})
