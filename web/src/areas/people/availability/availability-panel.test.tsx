import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/day-math'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { sampleEntry, sampleWindow } from '../test/instructor-samples'
import { AvailabilityPanel } from './availability-panel'

const today = '2027-01-04'
const soon = '2027-01-07'
let sent: { method: string; path: string; body: unknown }[] = []
let entries = [sampleEntry()]
let mayEdit = true

beforeEach(async () => {
  // Days as most of the world writes them in English, whatever the machine is set to.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadTexts(['availability'])
  sent = []
  mayEdit = true
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) })
  entries = [sampleEntry({ first_day: soon, last_day: soon })]
  const keep = async (request: Request) => {
    const body: unknown = request.method === 'DELETE' ? null : await request.json()
    sent.push({ method: request.method, path: new URL(request.url).pathname, body })
  }
  server.use(
    http.get('*/api/instructors/t1/availability', ({ request }) => {
      const { searchParams } = new URL(request.url)
      sent.push({ method: 'GET', path: String(searchParams), body: null })
      return HttpResponse.json(sampleWindow(entries, mayEdit))
    }),
    http.post('*/api/instructors/t1/availability', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(sampleEntry(), { status: 201 })
    }),
    http.put('*/api/instructors/t1/availability/a1', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(sampleEntry())
    }),
    http.delete('*/api/instructors/t1/availability/a1', async ({ request }) => {
      await keep(request)
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const changes = () => sent.filter(({ method }) => method !== 'GET')
// By its day rather than by its name: a year has many buttons, and jsdom is slow to name them.
const day = (iso: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-day="${iso}"]`)
    if (!found) throw new Error(`no ${iso}`)
    return found
  })
const open = () =>
  renderPage(() => (
    <main>
      <AvailabilityPanel personId="t1" />
    </main>
  ))

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599px'),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

test('a year is shown, and days are picked with the keys alone', async () => {
  const { user } = open()
  const first = await day(today)
  expect(sent[0]?.path).toBe('from=2027-01-01&to=2027-12-31')
  expect(document.querySelectorAll('[data-day]')).toHaveLength(365)
  expect(await day(soon)).toHaveAccessibleName(/^Thursday,? 7 January 2027, Unavailable$/)
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(await day(addDays(today, 7))).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Add dates' })
  await user.type(within(dialog).getByLabelText('Reason'), 'Journey')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.body).toMatchObject({
    first_day: addDays(today, 7),
    last_day: addDays(today, 9),
    reason: 'Journey',
    kind: 'unavailable',
  })
  expect(await screen.findByText('Entered.')).toBeVisible()
})

// The months of a year are all alike: one is enough to look at, and a twelfth of the work.
test('nothing for a screen reader to stumble over', async () => {
  onPhone()
  open()
  await day(soon)
  expect(await accessibilityFaults()).toEqual([])
})

test('one time of a series is left out, or stands for itself; the series goes after a question', async () => {
  onPhone()
  const series = { every: 'week', interval: 1, weekdays: [], by: '', until: '', count: 0 } as const
  entries = [sampleEntry({ first_day: soon, last_day: soon, repeat: { ...series, weekdays: [] } })]
  const { user } = open()
  const act = async (name: string) => {
    await user.click(await day(soon))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await act('Delete this time only')
  const asked = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  await user.click(within(asked).getByRole('button', { name: 'Delete this time only' }))
  await waitFor(() => expect(changes().at(-1)?.body).toMatchObject({ except: [soon], version: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act('Edit this time only')
  const dialog = await screen.findByRole('dialog', { name: 'Edit this time only' })
  expect(within(dialog).queryByLabelText('Repeat')).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('radio', { name: 'Maybe' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(changes().at(-1)?.body).toMatchObject({ kind: 'maybe', instead_of: { id: 'a1', day: soon } }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act('Delete every time')
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(changes().at(-1)?.method).toBe('DELETE'))
})

test('this and the following: another series stands from a time on, or none', async () => {
  onPhone()
  const repeat = { every: 'week', interval: 1, weekdays: [], by: '', until: '', count: 0 } as const
  const begun = addDays(soon, -7)
  const except = [addDays(soon, -3), addDays(soon, 7)]
  const series = sampleEntry({
    ...{ first_day: begun, last_day: begun, except },
    repeat: { ...repeat, weekdays: [], count: 10 },
  })
  const shown = sampleWindow([{ ...series, first_day: soon, last_day: soon }])
  const occurrences = shown.occurrences.map((one) => ({ ...one, left: 9 }))
  server.use(
    http.get('*/api/instructors/t1/availability', () =>
      HttpResponse.json({ ...shown, occurrences, items: [series] }),
    ),
  )
  const { user } = open()
  const act = async (name: string) => {
    await user.click(await day(soon))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await act('Edit this and the following')
  const dialog = await screen.findByRole('dialog', { name: 'Edit this and the following' })
  await user.click(within(dialog).getByRole('radio', { name: 'Maybe' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(changes().at(-1)?.body).toMatchObject({
      ...{ kind: 'maybe', first_day: soon, except: [addDays(soon, 7)] },
      ...{ repeat: { count: 9 }, instead_of: { id: 'a1', day: soon, following: true } },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act('Delete this and the following')
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Delete this and the following' }))
  await waitFor(() =>
    expect(changes().at(-1)).toMatchObject({
      method: 'PUT',
      body: { first_day: begun, repeat: { until: addDays(soon, -1) } },
    }),
  )
})

test('who may only read opens a day, and no more', async () => {
  onPhone()
  mayEdit = false
  const { user } = open()
  await user.click(await day(soon))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Retreat')).toBeVisible()
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Close'])
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(await day(today))
  expect(screen.queryByRole('dialog', { name: 'Add dates' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add dates' })).not.toBeInTheDocument()
})
