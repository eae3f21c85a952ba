import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { inMain } from '../test/in-main'
import { ana, campuses, pageOf, peopleTexts, signInAs } from '../test/people-samples'
import { Component } from './new-student-page'

const near: Schemas['Match'] = {
  ...{ id: 'ana', name: 'Ana Lopes', email: 'ana@demo.example', mobile: '', city: 'Paris' },
  ...{
    birth_date: '1980-02-29',
    photo_url: '',
    campuses: ['Paris'],
    reasons: ['name_birth_date'],
    score: 95,
  },
}

let matches: Schemas['Matches'] = { items: [], taken: false, elsewhere: false }
let sent: Record<string, unknown>[] = []

beforeEach(async () => {
  await loadTexts(peopleTexts)
  useNotices.setState({ queue: [] })
  matches = { items: [], taken: false, elsewhere: false }
  sent = []
  signInAs('secretary')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.post('*/api/people/duplicates', () => HttpResponse.json(matches)),
    http.post('*/api/people', async ({ request }) => {
      const body = (await request.json()) as Schemas['CreatePersonRequest']
      sent.push(body)
      const code = matches.taken ? 'person.email_taken' : 'person.looks_known'
      const refused = matches.taken || (matches.items.length > 0 && !body.confirmed)
      return refused
        ? HttpResponse.json({ code, status: 409, current: matches }, { status: 409 })
        : HttpResponse.json({ ...ana, id: 'new', name: 'Ana Lopez' }, { status: 201 })
    }),
  )
})

const open = () => renderPage(inMain(Component), { path: '/apps/campus/student/new' })

async function fill(user: ReturnType<typeof open>['user'], fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(new RegExp(label))
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
}

test('a new student, with as little as is needed', async () => {
  const { user, router } = open()
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(sent).toEqual([])
  await fill(user, { 'First name': 'Ana', 'Last name': 'Lopez', 'Date of birth': '31/31/1990' })
  await user.tab()
  expect(await screen.findByText('This date is not valid')).toBeVisible()
  await fill(user, { 'Date of birth': '1990-03-01' })
  await user.click(screen.getByRole('radio', { name: 'Applicant' }))
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/student/new'))
  expect(await screen.findByText('Ana Lopez has been added.')).toBeVisible()
  const wanted = { last_name: 'Lopez', birth_date: '1990-03-01', campus_id: 'paris', roles: ['user'] }
  expect(sent).toEqual([expect.objectContaining({ ...wanted, confirmed: false })])
})

test('Enter adds the person; only who asks for it goes on to the class', async () => {
  const { user, router } = open()
  await fill(user, { 'First name': 'Ana', 'Last name': 'Lopez' })
  await user.keyboard('{Enter}')
  await screen.findByText('Ana Lopez has been added.')
  expect(router.state.location.search).toBe('')
})

test('who looks alike is shown while one types, with the way to his record', async () => {
  matches = { items: [near], taken: false, elsewhere: false }
  const { user } = open()
  await fill(user, { 'First name': 'Ana', 'Last name': 'Lopes' })
  const list = await screen.findByRole('list', { name: 'People who look alike' })
  expect(within(list).getByRole('link', { name: 'Open the record of Ana Lopes' })).toHaveAttribute(
    'href',
    '/apps/campus/student/ana',
  )
  expect(within(list).getByText('Same name, same date of birth')).toBeVisible()
  expect(screen.getByRole('button', { name: '1 person looks alike' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('of somebody out of reach only the taken address is told, and whom to ask', async () => {
  matches = { items: [], taken: true, elsewhere: true }
  const { user } = open()
  await fill(user, { 'First name': 'Rita', 'Last name': 'Vidal', 'Email address': 'rita@demo.example' })
  expect(await screen.findByText(/please ask the national office/)).toBeVisible()
  expect(screen.queryByRole('list', { name: 'People who look alike' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'It is somebody else: add' })).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('saving anyway takes a second word, and counts only for what was seen', async () => {
  matches = { items: [near], taken: false, elsewhere: false }
  const { user } = open()
  await fill(user, { 'First name': 'Ana', 'Last name': 'Lopes' })
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  const anyway = await screen.findByRole('button', { name: 'It is somebody else: add' })
  await fill(user, { 'Last name': 'Lopez' })
  await user.click(await screen.findByRole('button', { name: 'Add the person' }))
  await user.click(await screen.findByRole('button', { name: 'It is somebody else: add' }))
  await waitFor(() => expect(sent.map(({ confirmed }) => confirmed)).toEqual([false, false, true]))
  expect(anyway).toBeDefined()
})

test('an address belongs to one person: no second word helps', async () => {
  matches = { items: [{ ...near, reasons: ['email'] }], taken: true, elsewhere: false }
  const { user } = open()
  await fill(user, { 'First name': 'Ann', 'Last name': 'Other', 'Email address': 'ana@demo.example' })
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  expect(await screen.findByText(/the person cannot be added a second time/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'It is somebody else: add' })).not.toBeInTheDocument()
  expect(screen.getByLabelText(/Email address/)).toHaveValue('ana@demo.example')
})
