import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { graded, gradeServer, sheetOf, signInAs } from '../test/grade-samples'
import { Component as PrintPage } from './print-page'

const path = '/apps/campus/grades/print/:classId/:agendaCourseId'
const open = () => renderPage(PrintPage, { path, at: '/apps/campus/grades/print/k1/ac' })
const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .slice(2)
    .map((cell) => cell.textContent)

beforeEach(async () => {
  await loadTexts(['grade', 'list'])
  signInAs('secretary')
  const begin = sheetOf()
  const students = begin.students.map((one, at) => (at === 0 ? { ...one, photo_url: '/ana.jpg' } : one))
  const served = gradeServer({ ...begin, students })
  served.put('e0', graded(8250, 'Well done'))
  server.use(...served.handlers)
})

test('empty it has everybody with his photo, room for a retake, and no grade', async () => {
  open()
  const cells = await cellsOf('Lopes')
  expect(cells.length).toBeGreaterThan(2)
  expect(cells.join('')).toBe('')
  const row = screen.getByRole('row', { name: /Lopes/ })
  expect(row.querySelector('img')).toHaveAttribute('src', '/ana.jpg')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(screen.queryByText('82.5')).not.toBeInTheDocument()
})

test('filled it has grades and comments', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('switch'))
  expect(await cellsOf('Lopes')).toEqual(expect.arrayContaining(['82.5', 'Well done']))
  expect((await cellsOf('Nguyen')).join('')).toBe('')
})
