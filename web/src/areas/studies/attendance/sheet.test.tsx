import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { markedIn, sampleSession, sampleSheet, sampleStudent, serveSheet } from './sample-sheet'
import { markOf, noMark, withMark } from './sheet-marks'
import { Component as SheetPage } from './sheet-page'

const path = '/apps/campus/attendance/students/:agendaId/:classId/:agendaCourseId/:courseName'
const Page = () => (
  <main>
    <SheetPage />
  </main>
)
const open = (search = '') => {
  const { user } = renderPage(Page, {
    path,
    at: `/apps/campus/attendance/students/a0/k1/ac/Faith${search}`,
  })
  return user
}

beforeEach(() => loadTexts(['attendance', 'list']))

const buttonOf = (name: string, value: string) =>
  screen.findByRole('button', { name: `${name} Roy: ${value}` })
const isPressed = async (name: string, value: string) =>
  expect(await buttonOf(name, value)).toHaveAttribute('aria-pressed', 'true')

test('one tap marks a student, and the counts tell', async () => {
  const served = serveSheet(sampleSheet())
  const user = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Faith' })).toBeVisible()
  await user.click(await buttonOf('Ben', 'Absent'))
  await isPressed('Ben', 'Absent')
  expect(screen.getByText('Absent 1')).toBeVisible()
  expect(screen.getByText('Not yet 2')).toBeVisible()
  await screen.findByText(/^Saved /)
  expect(served.sent).toMatchObject([{ enrollment_id: 'e-Ben', mark: { value: 'absent' }, was: noMark }])
  expect(await accessibilityFaults()).toEqual([])
})

test('all present fills only empty cells, and can be undone', async () => {
  const students = [
    sampleStudent('Ana', { marks: [markedIn('a0', { value: 'absent' })] }),
    sampleStudent('Ben'),
    sampleStudent('Cleo'),
  ]
  const served = serveSheet(sampleSheet({ students }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'All present' }))
  await isPressed('Ben', 'Present')
  await isPressed('Ana', 'Absent')
  expect(screen.getByRole('button', { name: 'All present' })).toBeDisabled()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Not yet 2')).toBeVisible()
  await waitFor(() => expect(served.sent).toHaveLength(4))
  expect(served.sent.slice(0, 2).every(({ fill }) => fill)).toBe(true)
})

test('keys mark one student after the other, and arrows move', async () => {
  const served = serveSheet(sampleSheet())
  const user = open()
  const first = await buttonOf('Ana', 'Present')
  first.focus()
  await user.keyboard('pl')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(await buttonOf('Ben', 'Present'))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(await buttonOf('Ben', 'Absent'))
  await user.keyboard('{Enter}{ArrowUp}{Delete}')
  await isPressed('Ben', 'Absent')
  await waitFor(() => expect(served.sent).toHaveLength(4))
  const shown = served.sheet.students.map((student) => markOf(student, 'a0').value)
  expect(shown).toEqual(['', 'absent', ''])
})

test('two who entered different values are told, both are shown and one is chosen', async () => {
  const served = serveSheet(sampleSheet())
  const user = open()
  await buttonOf('Ana', 'Present')
  served.sheet = withMark(
    served.sheet,
    { session_id: 'a0', enrollment_id: 'e-Ana' },
    { ...noMark, value: 'late' },
  )
  await user.click(await buttonOf('Ana', 'Present'))
  const told = await screen.findByText(/Ruth Roy entered “Late”, and you “Present”/)
  expect(told).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep mine: Present' }))
  await waitFor(() => expect(screen.queryByText(/Ruth Roy entered/)).toBeNull())
  await isPressed('Ana', 'Present')
  expect(served.sent.at(-1)).toMatchObject({ was: { value: 'late' }, mark: { value: 'present' } })
})

test('who entered a value is told who has changed it, and may put it back', async () => {
  const served = serveSheet(sampleSheet())
  const user = open()
  await user.click(await buttonOf('Ana', 'Late'))
  await screen.findByText(/^Saved /)
  const cell = { session_id: 'a0', enrollment_id: 'e-Ana' }
  served.sheet = withMark(served.sheet, cell, { ...noMark, value: 'absent' }, { by: 'Ruth Roy' })
  const told = await screen.findByText(
    /Ruth Roy has put “Absent” where you had “Late”/,
    {},
    { timeout: 8000 },
  )
  expect(told).toBeVisible()
  await isPressed('Ana', 'Absent')
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Put mine back: Late' }))
  await waitFor(() => expect(screen.queryByText(/Ruth Roy has put/)).toBeNull())
  await isPressed('Ana', 'Late')
  expect(served.sent.at(-1)).toMatchObject({ was: { value: 'absent' }, mark: { value: 'late' } })
}, 20_000)

test('what is refused stays with its reason until it is let go', async () => {
  const served = serveSheet(sampleSheet())
  served.refuse = 'attendance.session_gone'
  const user = open()
  await user.click(await buttonOf('Ana', 'Online'))
  expect(await screen.findByText(/“Online” was not taken/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Let it go' }))
  await waitFor(() => expect(screen.queryByText(/was not taken/)).toBeNull())
})

test('who may only read is offered nothing to enter', async () => {
  const sessions = [sampleSession('a0', { may_edit: false })]
  const students = [sampleStudent('Ana', { marks: [markedIn('a0', { value: 'present' })] })]
  const served = serveSheet(sampleSheet({ sessions, students, may_edit: false }))
  const user = open()
  expect(await screen.findByText(/but not enter it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'All present' })).toBeNull()
  await user.click(await buttonOf('Ana', 'Absent'))
  await isPressed('Ana', 'Present')
  expect(served.sent).toEqual([])
})

test('a closed week-end is read only for the campus, but for the papers of an absence', async () => {
  const sessions = [sampleSession('a0', { may_edit: false, closed: true })]
  const students = [
    sampleStudent('Ana', { marks: [{ ...markedIn('a0', { value: 'absent' }), papers: 1 }] }),
    sampleStudent('Ben'),
  ]
  server.use(http.get('*/api/attendance/sheets/ac/k1/marks/*', () => HttpResponse.json({ items: [] })))
  const served = serveSheet(sampleSheet({ sessions, students, may_edit: false }))
  const user = open()
  expect(await screen.findByText(/^This week-end is closed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
  await user.click(await buttonOf('Ben', 'Present'))
  expect(served.sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'More about Ana Roy' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Ana Roy' }))
  expect(panel.queryByRole('button', { name: 'Present' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Justified' }))
  await waitFor(() => expect(served.sent).toMatchObject([{ mark: { value: 'justified' } }]))
})

test('a supervisor corrects a closed week-end, and each entry says why', async () => {
  const sessions = [sampleSession('a0', { may_edit: false, closed: true, may_correct: true })]
  const served = serveSheet(sampleSheet({ sessions, may_edit: false }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByRole('textbox', { name: 'Why it is corrected' }), 'misread')
  await user.click(question.getByRole('button', { name: 'Correct' }))
  expect(await screen.findByText(/kept with this reason: misread/)).toBeVisible()
  await user.click(await buttonOf('Ben', 'Present'))
  await waitFor(() => expect(served.sent).toMatchObject([{ enrollment_id: 'e-Ben', because: 'misread' }]))
})

test('an announced absence is justified by one tap, with its reason', async () => {
  const announced = [
    { id: 'x', student_id: 's-Ben', first_day: '2026-11-13', last_day: '2026-11-14', reason: 'family' },
  ]
  const served = serveSheet(sampleSheet({ announced }))
  const user = open()
  const row = within(await screen.findByRole('row', { name: /Ben/ }))
  expect(row.getByText('Announced: family')).toBeVisible()
  await user.click(row.getByText('Justified'))
  await waitFor(() => expect(served.sent).toMatchObject([{ mark: { value: 'justified', reason: 'family' } }]))
})

test('minutes are typed in the panel and kept when it closes', async () => {
  const students = [sampleStudent('Ana', { marks: [markedIn('a0', { value: 'late' })] })]
  const served = serveSheet(sampleSheet({ students }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about Ana Roy' }))
  await user.type(await screen.findByLabelText('Minutes late'), '12')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(served.sent).toMatchObject([{ mark: { value: 'late', minutes: 12 } }]))
  expect(await screen.findByText('Late, 12 min')).toBeVisible()
})

test('all sessions stand side by side; keys enter there, and who is below what is required is warned of', async () => {
  const students = [
    sampleStudent('Ana', {
      marks: [markedIn('a0', { value: 'absent' }), markedIn('a1', { value: 'present' })],
    }),
    sampleStudent('Ben', { not_in: ['a1'] }),
  ]
  const served = serveSheet(sampleSheet({ students }))
  const user = open('?view=all')
  const cell = await screen.findByRole('cell', { name: 'Absent' })
  expect(screen.getByRole('img', { name: 'Below the required 80%' })).toBeVisible()
  cell.focus()
  await user.keyboard('m')
  await waitFor(() => expect(served.sent).toMatchObject([{ session_id: 'a0', mark: { value: 'made_up' } }]))
  expect(await screen.findByText('100%')).toBeVisible()
  expect(document.activeElement).toBe(screen.getByRole('cell', { name: 'Not yet' }))
  expect(await accessibilityFaults()).toEqual([])
})

test('a rate is rounded down: who has too little is not shown as having enough', async () => {
  const sessions = ['a0', 'a1', 'a2'].map((id) => sampleSession(id))
  const marks = sessions.map(({ id }, at) => markedIn(id, { value: at === 0 ? 'absent' : 'present' }))
  serveSheet(sampleSheet({ sessions, students: [sampleStudent('Ana', { marks })], required_attendance: 67 }))
  open('?view=all')
  expect(await screen.findByText('66%')).toBeVisible()
})

test('a sheet that is not there says so, with one heading', async () => {
  server.use(
    http.get('*/api/attendance/sheets/ac/k1', () =>
      HttpResponse.json({ code: 'attendance.not_found' }, { status: 404 }),
    ),
  )
  open()
  expect(await screen.findByText('This attendance sheet does not exist.')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
