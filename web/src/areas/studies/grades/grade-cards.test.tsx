import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { graded, sheetOf } from '../test/grade-samples'
import { GradeCards } from './grade-cards'
import { GradeStatistics } from './grade-statistics'
import { withCell } from './sheet-cells'
import { columnsOf } from './sheet-columns'
import { statisticsOf } from './statistics'
import type { Grading } from './use-grading'

beforeEach(() => loadTexts(['grade']))

// Ana has 69.5 and 74 in a retake, Bao 80; the others have no grade yet.
const sheet = [
  ['e0', 0, 6950],
  ['e0', 1, 7400],
  ['e1', 0, 8000],
].reduce((all, [id, attempt, points]) => withCell(all, String(id), Number(attempt), graded(Number(points))), {
  ...sheetOf(),
  may_edit: false,
  may_retake: false,
})

const view: Grading['view'] = (id, column) => {
  const student = sheet.students.find(({ enrollment_id }) => enrollment_id === id)
  const cell = student?.attempts.find(({ attempt }) => attempt === column.attempt)
  return { text: cell ? String(cell.points / 100) : '', reason: '', waits: false }
}

test('where a retake counts, the phone says so beside the first grade', async () => {
  const grading = { view, cellAt: () => graded(0) } as unknown as Grading
  const columns = columnsOf(sheet, 0)
  renderPage(() => <GradeCards sheet={sheet} columns={columns} grading={grading} />, { path: '/', at: '/' })
  const [ana, bao] = await screen.findAllByRole('listitem')
  expect(within(ana as HTMLElement).getByText('69.5')).toBeVisible()
  expect(ana).toHaveTextContent('Passed · Retake: 74 counts')
  expect(bao).toHaveTextContent('80')
  expect(bao).not.toHaveTextContent('counts')
})

test('who has no grade yet is not counted among those who could have passed', async () => {
  renderPage(() => <GradeStatistics sheet={{ ...sheet, statistics: statisticsOf(sheet.students) }} />, {
    path: '/',
    at: '/',
  })
  expect(await screen.findByText('2 of 2 graded')).toBeVisible()
})
