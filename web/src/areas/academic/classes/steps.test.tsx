import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { classOf, pageOf, signInAs, stepOf, studentOf } from '../test/class-samples'
import { StepsTab } from './steps-tab'

let plan: Schemas['ClassStep']
let steps: Schemas['ClassStep'][]
let taken: Schemas['TakeClassStepRequest'][]
let undone: string[]
let ticked: string[][]

const passed = ({ enrollment_ids: ids, passed: yes }: Schemas['TickPassedRequest']) => {
  ticked.push(ids)
  const students = plan.students.map((one) =>
    ids.includes(one.enrollment_id) ? studentOf(one.name, yes, yes ? 'goes_on' : 'fails') : one,
  )
  plan = { ...plan, students }
}

beforeEach(async () => {
  await loadTexts(['class', 'list', 'record'])
  const students = [
    studentOf('Ana', true, 'goes_on'),
    studentOf('Ben', false, 'fails'),
    studentOf('Cleo', false, 'waits'),
  ]
  plan = stepOf({ students })
  steps = []
  taken = []
  undone = []
  ticked = []
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/classes/par/step-preview', () => HttpResponse.json(plan)),
    http.get('*/api/classes/par/steps', () => HttpResponse.json(pageOf(steps))),
    http.post('*/api/classes/par/passed', async ({ request }) => {
      passed((await request.json()) as Schemas['TickPassedRequest'])
      return HttpResponse.json(plan)
    }),
    http.post('*/api/classes/par/steps', async ({ request }) => {
      taken.push((await request.json()) as Schemas['TakeClassStepRequest'])
      return HttpResponse.json({ ...plan, id: 'one' }, { status: 201 })
    }),
    http.post('*/api/classes/par/steps/:id/undo', ({ params }) => {
      undone.push(String(params.id))
      return HttpResponse.json(classOf())
    }),
  )
})

const open = () => renderPage(() => <StepsTab group={classOf()} />)

async function openPromotion(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Promote' }))
  return within(await screen.findByRole('dialog', { name: 'PAR-2026 goes on to level 2' }))
}

test('shows who goes on and who fails, follows the ticks, does it, tells it, and takes it back', async () => {
  const { user } = open()
  const dialog = await openPromotion(user)
  expect(await dialog.findByText('1 student fails')).toBeVisible()
  expect(dialog.getByText('1 person still waits for a place')).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Cleo passed' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Ben passed' }))
  expect(await dialog.findByText('2 students go on to level 2')).toBeVisible()
  const act = dialog.getByRole('button', { name: 'Promote the class' })
  await waitFor(() => expect(act).toBeEnabled())
  await user.click(act)
  const done = within(await screen.findByRole('dialog', { name: 'PAR-2026 is at level 2' }))
  expect(done.getByText('2 students went on to level 2')).toBeVisible()
  expect(taken).toEqual([
    {
      kind: 'promote',
      students: [
        { enrollment_id: 'ana', effect: 'goes_on' },
        { enrollment_id: 'ben', effect: 'goes_on' },
        { enrollment_id: 'cleo', effect: 'waits' },
      ],
    },
  ])
  await user.click(done.getByRole('button', { name: 'Undo this step' }))
  await waitFor(() => expect(undone).toEqual(['one']))
  expect(await screen.findByText('The step has been undone.')).toBeVisible()
})

test('who graduated a class is led to the certificates of those who completed', async () => {
  signInAs('supervisor')
  plan = stepOf({ kind: 'graduate', students: [studentOf('Ana', true, 'completes')] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Graduate the class' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Graduate PAR-2026' }))
  await dialog.findByText('1 student completes and becomes an alumnus')
  await user.click(dialog.getByRole('button', { name: 'Graduate' }))
  const done = within(await screen.findByRole('dialog', { name: 'PAR-2026 has graduated' }))
  expect(done.getByRole('link', { name: 'See the certificates' })).toHaveAttribute(
    'href',
    '/apps/campus/papers/par',
  )
})

test('papers that were looked at before are read again after a graduation, and after it was undone', async () => {
  signInAs('supervisor')
  plan = stepOf({ kind: 'graduate', students: [studentOf('Ana', true, 'completes')] })
  let read = 0
  const Papers = () => {
    useQuery({ queryKey: ['issued-papers', 'class', 'par'], queryFn: () => ++read })
    return null
  }
  const { user } = renderPage(() => [<StepsTab key="steps" group={classOf()} />, <Papers key="papers" />])
  await user.click(await screen.findByRole('button', { name: 'Graduate the class' }))
  expect(read).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Graduate' }))
  await waitFor(() => expect(read).toBe(2))
  await user.click(await screen.findByRole('button', { name: 'Undo this step' }))
  await waitFor(() => expect(read).toBe(3))
})

test('who issues no papers is led to none', async () => {
  signInAs('teacher')
  plan = stepOf({ kind: 'graduate', students: [studentOf('Ana', true, 'completes')] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Graduate the class' }))
  await user.click(await screen.findByRole('button', { name: 'Graduate' }))
  const done = within(await screen.findByRole('dialog', { name: 'PAR-2026 has graduated' }))
  expect(done.queryByRole('link')).not.toBeInTheDocument()
})

test('where the class changed meanwhile, nothing is done and the new plan is shown', async () => {
  server.use(
    http.post('*/api/classes/par/steps', () => {
      plan = stepOf({ students: [studentOf('Ana', true, 'goes_on')] })
      return HttpResponse.json({ code: 'edit.stale', status: 409, current: plan }, { status: 409 })
    }),
  )
  const { user } = open()
  const dialog = await openPromotion(user)
  await dialog.findByText('1 student fails')
  await user.click(dialog.getByRole('button', { name: 'Promote the class' }))
  expect(await dialog.findByText(/The class changed in the meantime/)).toBeVisible()
  expect(dialog.queryByText('1 student fails')).not.toBeInTheDocument()
})

test('all who passed are ticked at once, and those who wait are not', async () => {
  plan = stepOf({
    students: [
      studentOf('Ana', false, 'fails'),
      studentOf('Ben', false, 'fails'),
      studentOf('Cleo', false, 'waits'),
    ],
  })
  const { user } = open()
  const dialog = await openPromotion(user)
  await user.click(await dialog.findByRole('button', { name: 'All passed' }))
  expect(await dialog.findByText('2 students go on to level 2')).toBeVisible()
  await waitFor(() => expect(ticked).toEqual([['ana', 'ben']]))
})

test('a tick that cannot be saved is taken back', async () => {
  server.use(http.post('*/api/classes/par/passed', () => new HttpResponse(null, { status: 503 })))
  const { user } = open()
  const dialog = await openPromotion(user)
  await user.click(await dialog.findByRole('checkbox', { name: 'Ben passed' }))
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ben passed' })).not.toBeChecked())
  expect(useNotices.getState().queue).toHaveLength(1)
})

test('the history says which step can be undone, and why the others cannot', async () => {
  const students = [studentOf('Ana', true, 'goes_on')]
  steps = [
    stepOf({ id: 'c', kind: 'graduate', undo: 'undone' }),
    stepOf({ id: 'b', next: 3, students }),
    stepOf({ id: 'a', undo: 'later_step' }),
  ]
  const { user } = open()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText('Undone.')).toBeVisible()
  expect(screen.getByText(/a later step builds on it/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show students' }))
  expect(await screen.findByText('Ana')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo this step' }))
  const question = await screen.findByRole('alertdialog', { name: 'Undo this step?' })
  await user.click(within(question).getByRole('button', { name: 'Undo this step' }))
  await waitFor(() => expect(undone).toEqual(['b']))
})

test('who is late with a payment is told beside the name, and goes on all the same', async () => {
  plan = stepOf({
    students: [{ ...studentOf('Ana', true, 'goes_on'), late: true }, studentOf('Ben', true, 'goes_on')],
  })
  const { user } = open()
  const dialog = await openPromotion(user)
  expect(await dialog.findAllByText('A payment is late.')).toHaveLength(1)
  expect(dialog.getByRole('checkbox', { name: 'Ana passed' })).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Promote the class' })).toBeEnabled()
})
