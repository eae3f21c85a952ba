import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { Component as PrintPage } from './print-page'
import { markedIn, sampleSession, sampleSheet, sampleStudent, serveSheet } from './sample-sheet'

const path = '/apps/campus/attendance/print/:agendaCourseId/:classId'
const open = (search = '') =>
  renderPage(PrintPage, { path, at: `/apps/campus/attendance/print/ac/k1${search}` })
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

beforeEach(async () => {
  await loadTexts(['attendance', 'list'])
  const marks = [
    markedIn('a0', { value: 'absent', reason: 'a secret' }),
    markedIn('a1', { value: 'present' }),
  ]
  const students = [
    sampleStudent('Ana', { marks, photo_url: '/ana.jpg' }),
    sampleStudent('Ben', { not_in: ['a1'] }),
    sampleStudent('Cleo', { not_in: ['a0', 'a1'] }),
  ]
  const sessions = [
    sampleSession('a0'),
    sampleSession('a1', { day: '2026-11-15' }),
    sampleSession('a2', { gone: true }),
  ]
  serveSheet(sampleSheet({ sessions, students }))
})

test('a sheet to sign has who stands on it, with photos, and nothing in the cells', async () => {
  open()
  const ana = await row('Ana')
  expect(ana.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['', ''])
  expect(ana.getByRole('rowheader').querySelector('img')).toHaveAttribute('src', '/ana.jpg')
  expect((await row('Ben')).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['', '–'])
  expect(screen.queryByText(/Cleo/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

test('filled it says what was taken, and to nobody why', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Filled sheet' }))
  expect((await row('Ana')).getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Absent',
    'Present',
  ])
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
