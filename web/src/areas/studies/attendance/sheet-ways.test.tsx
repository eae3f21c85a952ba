import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useLine } from '@/api/line'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { markedIn, sampleSession, sampleSheet, sampleStudent, serveSheet } from './sample-sheet'
import { noMark, withMark } from './sheet-marks'
import { Component as SheetPage } from './sheet-page'

const path = '/apps/campus/attendance/students/:agendaId/:classId/:agendaCourseId/:courseName'
const Page = () => (
  <main>
    <SheetPage />
  </main>
)
const open = () => renderPage(Page, { path, at: '/apps/campus/attendance/students/a0/k1/ac/Faith' }).user

beforeEach(() => loadTexts(['attendance', 'list']))

const buttonOf = (name: string, value: string) =>
  screen.findByRole('button', { name: `${name} Roy: ${value}` })
const isPressed = async (name: string, value: string) =>
  expect(await buttonOf(name, value)).toHaveAttribute('aria-pressed', 'true')

test('a row that is drawn far enough is marked, and a short draw does nothing', async () => {
  const served = serveSheet(sampleSheet())
  open()
  const row = (await screen.findByRole('row', { name: /Cleo/ })) as HTMLElement
  const draw = (to: number) => {
    const finger = { pointerId: 1, pointerType: 'touch', clientY: 10 }
    fireEvent.pointerDown(row, { ...finger, clientX: 100 })
    fireEvent.pointerMove(row, { ...finger, clientX: 100 + to })
    const shown = row.dataset.swipe
    fireEvent.pointerUp(row, { ...finger, clientX: 100 + to })
    return shown
  }
  expect(draw(30)).toBe('')
  expect(draw(90)).toBe('end')
  await isPressed('Cleo', 'Present')
  expect(draw(-90)).toBe('start')
  await isPressed('Cleo', 'Absent')
  await waitFor(() => expect(served.sent.map(({ mark }) => mark.value)).toEqual(['present', 'absent']))
})

test('the farther a row is drawn the more it can mean: all six values by one draw, and it says which', async () => {
  const served = serveSheet(sampleSheet())
  open()
  const row = (await screen.findByRole('row', { name: /Cleo/ })) as HTMLElement
  const draw = async (to: number, value: string) => {
    const finger = { pointerId: 1, pointerType: 'touch', clientY: 10 }
    fireEvent.pointerDown(row, { ...finger, clientX: 400 })
    fireEvent.pointerMove(row, { ...finger, clientX: 400 + to })
    expect(row.style.getPropertyValue('--says')).toBe(JSON.stringify(value))
    fireEvent.pointerUp(row, { ...finger, clientX: 400 + to })
    await isPressed('Cleo', value)
  }
  await draw(80, 'Present')
  await draw(150, 'Late')
  await draw(390, 'Online')
  await draw(-80, 'Absent')
  await draw(-150, 'Justified')
  await draw(-220, 'Made up')
  const all = ['present', 'late', 'online', 'absent', 'justified', 'made_up']
  await waitFor(() => expect(served.sent.map(({ mark }) => mark.value)).toEqual(all))
})

test('a mark is copied to the other sessions, with how many, and the copy is undone', async () => {
  const marks = [markedIn('a0', { value: 'late', minutes: 12 }), markedIn('a2', { value: 'justified' })]
  const sessions = ['a0', 'a1', 'a2', 'a3'].map((id) => sampleSession(id, { may_edit: id !== 'a3' }))
  const served = serveSheet(sampleSheet({ sessions, students: [sampleStudent('Ana', { marks })] }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about Ana Roy' }))
  await user.click(await screen.findByRole('button', { name: 'Copy to 1 other session' }))
  expect(await screen.findByText('Copied to 1 session.')).toBeVisible()
  const copied = { session_id: 'a1', fill: true, was: noMark, mark: { ...noMark, value: 'late' } }
  await waitFor(() => expect(served.sent).toMatchObject([copied]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(served.sent).toMatchObject([copied, { session_id: 'a1', mark: noMark }]))
})

test('without a line a copy is kept here, and guests are not marked', async () => {
  const guest = {
    ...{ catch_up_id: 'g1', session_id: 'a0', student_id: 's-Gil', first_name: 'Gil', last_name: 'Sol' },
    ...{ photo_url: '', class_code: 'K9', value: '' as const, may_edit: true },
  }
  const students = [sampleStudent('Ana', { marks: [markedIn('a0', { value: 'present' })] })]
  serveSheet(sampleSheet({ students, guests: [guest] }))
  const asked: unknown[] = []
  server.use(
    http.post('*/guests', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ ...guest, value: 'present' })
    }),
  )
  const user = open()
  const gil = within(await screen.findByRole('group', { name: 'Gil Sol' }))
  await user.click(gil.getByRole('button', { name: 'Present' }))
  await waitFor(() => expect(asked).toEqual([{ catch_up_id: 'g1', value: 'present' }]))
  act(() => useLine.setState({ online: false }))
  onTestFinished(() => useLine.setState({ online: true }))
  expect(await screen.findByText(/Guests can be marked once the line is back/)).toBeVisible()
  expect(gil.getByRole('button', { name: 'Present' })).toBeDisabled()
  await user.click(await screen.findByRole('button', { name: 'More about Ana Roy' }))
  await user.click(await screen.findByRole('button', { name: 'Copy to 1 other session' }))
  expect(await screen.findByText('Copied to 1 session.')).toBeVisible()
})

test('what another enters while the panel is open stays: untouched it is shown, typed over it is told', async () => {
  const students = [
    sampleStudent('Ana', { marks: [markedIn('a0', { value: 'late' })] }),
    sampleStudent('Ben', { marks: [markedIn('a0', { value: 'absent', reason: 'ill' })] }),
    sampleStudent('Cleo'),
  ]
  const served = serveSheet(sampleSheet({ students }))
  const enters = (id: string, mark: Partial<typeof noMark>) => {
    const cell = { session_id: 'a0', enrollment_id: id }
    served.sheet = withMark(served.sheet, cell, { ...noMark, ...mark }, { by: 'Ruth Roy' })
  }
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about Ana Roy' }))
  const minutes = await screen.findByLabelText('Minutes late')
  enters('e-Ana', { value: 'late', minutes: 10 })
  await waitFor(() => expect(minutes).toHaveValue('10'), { timeout: 8000 })
  await user.keyboard('{Escape}')
  await user.click(await buttonOf('Cleo', 'Present'))
  await waitFor(() => expect(served.sent).toMatchObject([{ enrollment_id: 'e-Cleo' }]))
  await user.click(await screen.findByRole('button', { name: 'More about Ben Roy' }))
  await user.type(await screen.findByLabelText('Reason'), ', he says')
  enters('e-Ben', { value: 'absent', reason: 'on a journey' })
  await screen.findAllByText(/on a journey/, {}, { timeout: 8000 })
  await user.keyboard('{Escape}')
  expect(
    await screen.findByText(/Ruth Roy entered “Absent.*journey”, and you “Absent.*he says”/),
  ).toBeVisible()
}, 25_000)

test('papers of a class that is archived are read, and neither added nor taken away', async () => {
  const paper = { id: 'p1', name: 'doctor.pdf', media_type: 'application/pdf', size: 9, by: 'Ruth Roy' }
  server.use(
    http.get('*/marks/a0/e-Ana/papers', () =>
      HttpResponse.json({
        items: [{ ...paper, content_url: '/doctor.pdf', created_at: '2026-11-14T09:00:00Z' }],
      }),
    ),
  )
  const sessions = [sampleSession('a0', { may_edit: false, may_file: false })]
  const marks = [{ ...markedIn('a0', { value: 'absent' }), papers: 1 }]
  serveSheet(sampleSheet({ archived: true, sessions, students: [sampleStudent('Ana', { marks })] }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about Ana Roy' }))
  expect(await screen.findByRole('link', { name: 'doctor.pdf' })).toBeVisible()
  const panel = within(screen.getByRole('dialog'))
  expect(panel.getAllByRole('button')).toHaveLength(1) // it closes
})
