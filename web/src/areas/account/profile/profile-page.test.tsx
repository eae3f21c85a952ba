import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { samplePerson } from '@/test/person'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { ProfilePage } from './profile-page'

const Page = () => (
  <main>
    <ProfilePage />
  </main>
)

type Body = { user: Schemas['UserUpdate'] }

let bodies: Body[]

function answerUpdates(answer: (body: Body) => Response) {
  server.use(
    http.post('*/api/auth/user/update', async ({ request }) => {
      const body = (await request.json()) as Body
      bodies.push(body)
      return answer(body)
    }),
  )
}

function saved({ user }: Body): Response {
  const person = samplePerson({ ...(user.data as object), version: 4 })
  return HttpResponse.json({ user: sampleSession({ name: person.name }).user, person })
}

async function show(change: Partial<Schemas['Person']> = {}) {
  server.use(http.get('*/api/profile', () => HttpResponse.json(samplePerson(change))))
  const page = renderPage(Page, { path: '/pages/profile' })
  await screen.findByRole('heading', { level: 1, name: 'Ana Lopes' })
  return page
}

const save = () => screen.getByRole('button', { name: 'Save' })

beforeEach(async () => {
  bodies = []
  useNotices.setState({ queue: [] })
  useSession.setState({ user: sampleSession({ role: ['secretary', 'teacher'] }).user })
  await loadTexts(['account', 'church', 'person', 'photo', 'profile'])
})

test('who one is stands at the top', async () => {
  await show()
  for (const words of ['Secretary', 'Teacher', 'Paris']) expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly')
})

test('nothing for a screen reader to stumble over', async () => {
  await show()
  expect(await accessibilityFaults()).toEqual([])
})

test('only what was changed is sent, with the version, and the specification says that it is saved', async () => {
  answerUpdates(saved)
  const { user } = await show()
  const biography = screen.getByRole('textbox', { name: 'Biography' })
  await user.type(biography, 'Born by the sea.')
  await user.click(save())
  expect(await screen.findByText('User data saved with api')).toBeVisible()
  expect(bodies).toEqual([{ user: { version: 3, data: { bio: 'Born by the sea.' } } }])
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('when saving fails the error is shown and nothing typed is lost', async () => {
  answerUpdates(() =>
    HttpResponse.json({ error: { form: 'No room left.' }, code: 'storage.full' }, { status: 503 }),
  )
  const { user } = await show()
  const city = screen.getByRole('combobox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Nantes')
  await user.click(save())
  expect(await screen.findByText('No room left.')).toBeVisible()
  expect(city).toHaveValue('Nantes')
  expect(screen.getByText('1 change')).toBeVisible()
})

test('what the server refuses is said on the field, whichever way it names it', async () => {
  answerUpdates(() =>
    HttpResponse.json({ error: { 'user.data.city': 'Not there.', mobile: 'Not mine.' } }, { status: 422 }),
  )
  const { user } = await show()
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'x')
  await user.click(save())
  expect(await screen.findByText('Not there.')).toBeVisible()
  expect(screen.getByText('Not mine.')).toBeVisible()
})

test('somebody else was quicker: both changes are kept where they do not meet', async () => {
  answerUpdates((body) =>
    body.user.version === 3
      ? HttpResponse.json({ error: { form: 'Stale.' }, code: 'edit.stale' }, { status: 409 })
      : saved(body),
  )
  const { user } = await show()
  await user.type(screen.getByRole('textbox', { name: 'Zip code' }), '75011')
  server.use(http.get('*/api/profile', () => HttpResponse.json(samplePerson({ version: 7, city: 'Nice' }))))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({ user: { version: 7, data: { zip_code: '75011' } } })
})

test('a new language is that of the interface, too, from then on', async () => {
  answerUpdates(saved)
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Language'), 'Italian')
  await user.click(save())
  await waitFor(() => expect(document.documentElement.lang).toBe('it'))
  expect(bodies[0]?.user.metadata).toEqual({ settings: { language: 'it' } })
})

test('a church is found while one types; its pastor is shown, and can be another', async () => {
  const church = { id: 'h1', version: 1, name: 'Grace', city: 'Nice', country: 'FR', pastor: 'Paul Martin' }
  server.use(
    http.get('*/api/churches', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')
      return HttpResponse.json(q === 'gra' ? { items: [church], total: 1 } : { items: [], total: 0 })
    }),
  )
  answerUpdates(saved)
  const { user } = await show()
  await user.type(screen.getByRole('combobox', { name: 'Church' }), 'gra')
  await user.click(await screen.findByRole('option', { name: /Grace.*Nice, France · Paul Martin/ }))
  expect(screen.getByText(/Pastor of the church: Paul Martin/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Pastor' }), 'Lea Roy')
  await user.click(save())
  await waitFor(() => expect(bodies[0]?.user.data).toEqual({ church_id: 'h1', pastor: 'Lea Roy' }))
})

test('who has no church is told of no pastor of one', async () => {
  await show({ church_id: '', church_name: '', church_pastor: 'Paul Martin' })
  expect(screen.getByRole('textbox', { name: 'Pastor' })).toBeVisible()
  expect(screen.queryByText(/Pastor of the church/)).toBeNull()
})

test('a church that is not found can be added, under the name that was typed', async () => {
  let added: unknown
  server.use(
    http.get('*/api/churches', () => HttpResponse.json({ items: [], total: 0 })),
    http.post('*/api/churches', async ({ request }) => {
      added = await request.json()
      return HttpResponse.json({ id: 'h9', version: 1, ...(added as object) })
    }),
  )
  const { user } = await show()
  await user.type(screen.getByRole('combobox', { name: 'Church' }), 'Zoar')
  await user.click(await screen.findByRole('option', { name: 'Add church' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText(/Name of the church/)).toHaveValue('Zoar')
  await user.type(within(dialog).getByLabelText('Pastor'), 'Rui Sá')
  await user.click(within(dialog).getByRole('button', { name: 'Add church' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Church' })).toHaveValue('Zoar'))
  expect(added).toEqual({ name: 'Zoar', city: '', country: '', pastor: 'Rui Sá' })
  expect(bodies).toEqual([])
  expect(screen.getByText('1 change')).toBeVisible()
})
