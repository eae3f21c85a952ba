import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { Component as StudentsPage } from '../list/students-page'
import { campuses, pageOf, peopleTexts, rowOf, signInAs } from '../test/people-samples'

const rows = ['Ana Lopes', 'Bob Diop', 'Cléa Roy'].map((name) => rowOf(name))
let total = 3
let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(peopleTexts)
  useNotices.setState({ queue: [] })
  total = 3
  sent = []
  signInAs('coordinator')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/people', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('page_size'))
      const all = Array.from({ length: total }, (_, at) => rows[at] ?? rowOf(`Person ${at}`))
      return HttpResponse.json(pageOf(size === 200 ? all.slice(0, 200) : rows, total))
    }),
    http.put('*/api/people/enabled', async ({ request }) => {
      const body = (await request.json()) as { ids: string[]; enabled: boolean }
      sent.push(body)
      if (!body.ids.includes('bob-diop')) return HttpResponse.json({ count: body.ids.length })
      const fields = [{ field: 'bob-diop', code: 'access.rank' }]
      return HttpResponse.json({ code: 'access.rank', status: 403, fields }, { status: 403 })
    }),
    http.post('*/api/people/mail', async ({ request }) => {
      const body = (await request.json()) as { ids: string[] }
      sent.push(body)
      return HttpResponse.json({ count: body.ids.length })
    }),
    http.post('*/api/people/add-role', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ count: 1 })
    }),
  )
})

async function pick(...names: string[]) {
  const { user } = renderPage(StudentsPage, { path: '/apps/campus/student' })
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  return user
}

test('blocking asks; who stands in the way is named with the reason, and the others can go on', async () => {
  const user = await pick('Ana Lopes', 'Bob Diop')
  await user.click(screen.getByRole('button', { name: 'Block' }))
  const question = await screen.findByRole('alertdialog', { name: 'Block the sign-in of 2 people?' })
  await user.keyboard('Left the school')
  await user.click(within(question).getByRole('button', { name: 'Block' }))
  const refused = await screen.findByRole('dialog', { name: 'Not possible for 1 person' })
  expect(within(refused).getByText('Bob Diop')).toBeVisible()
  expect(within(refused).getByText('Your role does not let you decide about this person.')).toBeVisible()
  await user.click(within(refused).getByRole('button', { name: 'Go on with the other 1' }))
  expect(await screen.findByText('1 person can no longer sign in.')).toBeVisible()
  expect(sent).toEqual([
    { ids: ['ana-lopes', 'bob-diop'], enabled: false, reason: 'Left the school' },
    { ids: ['ana-lopes'], enabled: false, reason: 'Left the school' },
  ])
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})

test('who was blocked by mistake can sign in again; who could not before still cannot', async () => {
  server.use(
    http.get('*/api/people', () =>
      HttpResponse.json(
        pageOf([rowOf('Ana Lopes', { enabled: true }), rowOf('Cléa Roy', { enabled: false })]),
      ),
    ),
  )
  const user = await pick('Ana Lopes', 'Cléa Roy')
  await user.click(screen.getByRole('button', { name: 'Block' }))
  const question = await screen.findByRole('alertdialog', { name: 'Block the sign-in of 2 people?' })
  await user.keyboard('Left the school')
  await user.click(within(question).getByRole('button', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ ids: ['ana-lopes'], enabled: true, reason: '' }))
})

test('all that the list finds are written to, whatever page is shown', async () => {
  const user = await pick('Ana Lopes')
  await user.click(screen.getByRole('button', { name: 'Select all 3' }))
  await user.click(screen.getByRole('button', { name: 'Write' }))
  const dialog = await screen.findByRole('dialog', { name: 'Write to 3 people' })
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await within(dialog).findAllByText('This field is required')).toHaveLength(2)
  await user.type(within(dialog).getByLabelText(/Subject/), 'Saturday')
  await user.type(within(dialog).getByLabelText(/Message/), 'We meet at nine.')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The message is on its way to 3 people.')).toBeVisible()
  expect(sent).toEqual([{ ids: rows.map(({ id }) => id), subject: 'Saturday', text: 'We meet at nine.' }])
})

test('a letter to those who are picked is begun, to be written on its own page', async () => {
  server.use(
    http.post('*/api/letters', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 'l1' }, { status: 201 })
    }),
  )
  const user = await pick('Ana Lopes', 'Cléa Roy')
  await user.click(screen.getByRole('button', { name: 'Letter' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(sent).toMatchObject([{ person_ids: [rows[0]?.id, rows[2]?.id], class_ids: [], list_ids: [] }])
})

test('too many for one act: it says so, and nothing is sent', async () => {
  total = 700
  const user = await pick('Ana Lopes')
  await user.click(screen.getByRole('button', { name: 'Select all 700' }))
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('At most 500 people at once: narrow the filters.')).toBeVisible()
  expect(sent).toEqual([])
})

test('only roles below the own are given, at the own campus', async () => {
  const user = await pick('Ana Lopes')
  await user.click(screen.getByRole('button', { name: 'Add a role' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a role' })
  const choices = within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(choices).not.toContain('Coordinator')
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Teacher')
  await user.click(within(dialog).getByRole('button', { name: 'Give the role' }))
  await waitFor(() => expect(sent).toEqual([{ ids: ['ana-lopes'], campus_id: 'paris', role: 'teacher' }]))
})
