import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { markedIn, sampleSheet, sampleStudent, serveSheet } from './sample-sheet'
import { noMark } from './sheet-marks'
import { Component as SheetPage } from './sheet-page'

let opened: object[] = []

beforeEach(async () => {
  await loadTexts(['attendance', 'list'])
  opened = []
  server.use(
    http.get('*/copies', () => HttpResponse.json({ mark: noMark, session_ids: [] })),
    http.get('*/papers', () => HttpResponse.json({ items: [] })),
    http.get('*/api/students/s-Ana/missed/a0/elsewhere', () => HttpResponse.json({ items: [] })),
    http.get('*/api/students/s-Ana/catch-ups', () => HttpResponse.json({ items: [], missed: [] })),
    http.post('*/api/students/s-Ana/catch-ups', async ({ request }) => {
      opened.push((await request.json()) as object)
      return HttpResponse.json({ id: 'c1' }, { status: 201 })
    }),
  )
  const marks = [markedIn('a0', { value: 'absent' })]
  const present = [markedIn('a0', { value: 'present' })]
  serveSheet(
    sampleSheet({ students: [sampleStudent('Ana', { marks }), sampleStudent('Ben', { marks: present })] }),
  )
})

async function openPanel(role: string, name: string) {
  useSession.setState({ user: signedIn({ organization_id: 'c1', role: [role] }).user })
  const { user } = renderPage(SheetPage, {
    path: '/apps/campus/attendance/students/:agendaId/:classId/:agendaCourseId/:courseName',
    at: '/apps/campus/attendance/students/a0/k1/ac/Faith',
  })
  await user.click(await screen.findByRole('button', { name: `More about ${name} Roy` }))
  return { user, panel: within(await screen.findByRole('dialog', { name: `${name} Roy` })) }
}

test('a catch-up is arranged from the mark of who was absent, for that session', async () => {
  const { user, panel } = await openPanel('secretary', 'Ana')
  await user.click(panel.getByRole('button', { name: 'Make up…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange a catch-up' }))
  expect(dialog.getByText(/Ana Roy/).parentElement).toHaveTextContent('Faith')
  await user.type(dialog.getByRole('textbox', { name: /note/i }), 'Two pages')
  await user.click(dialog.getByRole('button', { name: 'Arrange' }))
  await waitFor(() =>
    expect(opened).toMatchObject([
      { session_id: 'a0', way: 'work', note: 'Two pages', other_session_id: '', other_class_id: '' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Arrange a catch-up' })).toBeNull())
})

test('the recording is offered where there is one of that session', async () => {
  const missed = ['a0', 'a1'].map((session_id) => ({ session_id, recorded: session_id === 'a0' }))
  server.use(http.get('*/api/students/s-Ana/catch-ups', () => HttpResponse.json({ items: [], missed })))
  const { user, panel } = await openPanel('secretary', 'Ana')
  await user.click(panel.getByRole('button', { name: 'Make up…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange a catch-up' }))
  const recording = await dialog.findByRole('option', { name: /recording/i })
  await user.selectOptions(dialog.getByRole('combobox', { name: /How/ }), recording)
  await user.click(dialog.getByRole('button', { name: 'Arrange' }))
  await waitFor(() => expect(opened).toMatchObject([{ session_id: 'a0', way: 'recording' }]))
})

test('who was there has nothing to make up', async () => {
  const { panel } = await openPanel('secretary', 'Ben')
  expect(panel.getByRole('button', { name: 'Present' })).toHaveAttribute('aria-pressed', 'true')
  expect(panel.queryByRole('button', { name: 'Make up…' })).toBeNull()
})
