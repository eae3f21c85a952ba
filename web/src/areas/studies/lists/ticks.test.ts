import { expect, test } from 'vitest'
import { sampleBook, sampleList, sampleStudent, ticked } from './sample-list'
import { bookOf, columnEntries, countsOf, mayTick, stands, withTick } from './ticks'

const cell = { student_id: 'r-Ana', book: 1, kind: 'received' } as const

test('a tick stands, is undone with its reason, and the others stay as they are', () => {
  const sheet = withTick(sampleList(), cell, { stands: true, note: '' })
  const [ana, ben] = sheet.students
  expect(ana && stands(ana, 1, 'received')).toBe(true)
  expect(ana && stands(ana, 1, 'paid')).toBe(false)
  expect(ben?.ticks).toEqual([])
  const undone = withTick(sheet, cell, { stands: false, note: 'A slip' })
  expect(undone.students[0]?.ticks).toMatchObject([{ stands: false, note: 'A slip' }])
  const again = withTick(undone, cell, { stands: true, note: '' })
  expect(again.students[0]?.ticks).toMatchObject([{ stands: true, note: 'A slip' }])
})

test('only what was received comes back, for one and for all', () => {
  const ana = sampleStudent('Ana', { ticks: [ticked(1, 'received')] })
  const ben = sampleStudent('Ben')
  const sheet = sampleList({ students: [ana, ben] })
  expect(mayTick(ana, 1, 'returned')).toBe(true)
  expect(mayTick(ben, 1, 'returned')).toBe(false)
  expect(columnEntries(sheet, 1, 'returned').map(({ student_id }) => student_id)).toEqual(['r-Ana'])
  expect(columnEntries(sheet, 1, 'received').map(({ student_id }) => student_id)).toEqual(['r-Ben'])
})

test.each([
  [0, 0, 3],
  [2, 0, 1],
  [0, 2, 1],
  [9, 1, 0],
])('with %i in stock and %i received, %i are missing', (stock, received, missing) => {
  const students = ['Ana', 'Ben', 'Cleo'].map((name, at) =>
    sampleStudent(name, { ticks: at < received ? [ticked(1, 'received')] : [] }),
  )
  const book = sampleBook(1, { stock })
  expect(countsOf(sampleList({ students, books: [book] }), book)).toMatchObject({ received, missing })
})

test('a scanner finds a book by its barcode, else by its ISBN, whatever stands between the figures', () => {
  const sheet = sampleList({
    books: [sampleBook(1, { barcode: '20 0412' }), sampleBook(2, { barcode: '', isbn: '978-2-07-036822-8' })],
  })
  expect(bookOf(sheet, '200412')?.number).toBe(1)
  expect(bookOf(sheet, '9782070368228')?.number).toBe(2)
  expect(bookOf(sheet, '999')).toBeUndefined()
  expect(bookOf(sheet, '')).toBeUndefined()
})
