import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { classOf, pageOf, slotOf } from '../test/class-samples'
import { ClassTimetable } from './class-timetable'

let slots: Schemas['Slot'][] = []
let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['timetable', 'list'])
  slots = [slotOf(), slotOf({ id: 'sun', weekday: 0, start: 600, finish: 690 })]
  sent = []
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/timetable', () => HttpResponse.json(pageOf(slots))),
    http.post('*/api/timetable', async ({ request }) => {
      const body = (await request.json()) as Schemas['CreateSlotRequest']
      sent.push(body)
      slots = [...slots, slotOf({ ...body, id: `new${sent.length}` })]
      return HttpResponse.json(slots.at(-1), { status: 201 })
    }),
  )
})

const open = (change: Partial<Schemas['Class']> = {}) =>
  renderPage(() => (
    <main>
      <ClassTimetable group={classOf(change)} />
    </main>
  ))

test('a slot for several weeks at once; what overlaps is told on its field and not sent', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a slot' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a slot' })
  const within_ = within(dialog)
  await user.click(within_.getByRole('checkbox', { name: 'Week 3' }))
  await user.click(within_.getByRole('button', { name: 'Add' }))
  // Saturday from nine is taken in the first week.
  expect(await within_.findByText('This slot overlaps another one')).toBeVisible()
  expect(sent).toEqual([])
  const type = async (label: string | RegExp, time: string) => {
    await user.clear(within_.getByLabelText(label))
    await user.type(within_.getByLabelText(label), time)
  }
  await type(/Start/, '13:00')
  await user.click(within_.getByRole('button', { name: 'Add' }))
  expect(await within_.findByText('The finish must come after the start')).toBeVisible()
  await type(/Finish/, '16:30')
  await user.click(within_.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    { week: 1, weekday: 6, start: 780, finish: 990 },
    { week: 3, weekday: 6, start: 780, finish: 990 },
  ])
})

test('a slot is changed with its version, and deleted after a question', async () => {
  server.use(
    http.put('*/api/timetable/sat', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(slotOf({ version: 2 }))
    }),
    http.delete('*/api/timetable/sat', () => {
      slots = slots.filter(({ id }) => id !== 'sat')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Week 1, Saturday/ }))
  await user.selectOptions(await screen.findByLabelText('Day'), 'Friday')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ version: 1, week: 1, weekday: 5, start: 540, finish: 720 }]))
  await user.click(await screen.findByRole('button', { name: /Week 1, Saturday/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete slot' }))
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  await user.click(within(question).getByRole('button', { name: 'Delete slot' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Week 1, Saturday/ })).not.toBeInTheDocument(),
  )
})

test('copying from the campus tells how many slots came, or that none did', async () => {
  slots = []
  let copied: Schemas['Slot'][] = [slotOf(), slotOf({ id: 'b', week: 3 })]
  server.use(http.post('*/api/classes/par/timetable/copy', () => HttpResponse.json(pageOf(copied))))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Copy from the campus' }))
  expect(await screen.findByText('2 slots copied from the campus.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: /Week 3/ })).toBeVisible()
  copied = [...copied]
  await user.click(screen.getByRole('button', { name: 'Copy from the campus' }))
  await waitFor(() => expect(useNotices.getState().queue.at(-1)?.text).toMatch(/^Nothing to copy/))
})

test('who may not change it reads the weeks', async () => {
  open({ may_edit: false })
  expect(await screen.findByRole('table', { name: 'Timetable' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})
