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
import { ana, anasAccount, atParis, campuses, pageOf, peopleTexts, signInAs } from '../test/people-samples'
import { StudentPage } from './student-page'

let stored = ana
let account = anasAccount
let sent: Record<string, unknown>[] = []

beforeEach(async () => {
  await loadTexts(peopleTexts)
  useNotices.setState({ queue: [] })
  stored = ana
  account = anasAccount
  sent = []
  signInAs('coordinator')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/people/ana', () => HttpResponse.json(stored)),
    http.get('*/api/people/ana/account', () => HttpResponse.json(account)),
    http.get('*/api/people/ana/history', () => HttpResponse.json(pageOf([]))),
    http.put('*/api/people/ana', async ({ request }) => {
      const body = (await request.json()) as Schemas['UpdatePersonRequest']
      sent.push(body)
      if (body.version !== stored.version) {
        return HttpResponse.json({ code: 'edit.stale', status: 409, current: stored }, { status: 409 })
      }
      if (body.mobile === '0600000000') {
        const fields = [{ field: 'mobile', code: 'person.mobile_invalid' }]
        return HttpResponse.json({ code: 'request.invalid', status: 422, fields }, { status: 422 })
      }
      stored = { ...stored, ...body, version: stored.version + 1, mobile_shown: '+33 6 11 22 33 44' }
      return HttpResponse.json(stored)
    }),
  )
})

const open = (tab = '?edit=1') =>
  renderPage(inMain(StudentPage), {
    path: '/apps/campus/student/:studentId',
    at: `/apps/campus/student/ana${tab}`,
  })

async function retype(user: ReturnType<typeof open>['user'], label: RegExp | string, text: string) {
  await user.clear(await screen.findByLabelText(label))
  await user.paste(text)
}

test('what is wrong is told on its field and stays; what was right comes back as the server writes it', async () => {
  const { user } = open()
  await retype(user, 'Mobile', '0600000000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/This phone number does not exist/)).toBeVisible()
  expect(screen.getByLabelText('Mobile')).toHaveValue('0600000000')
  await retype(user, 'Mobile', '0611223344')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Changes saved.')).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Mobile')).not.toBeInTheDocument())
  expect(screen.getAllByText('+33 6 11 22 33 44')).not.toHaveLength(0)
  // Nothing of what the reader may not know is sent.
  expect(Object.keys(sent.at(-1) ?? {})).toEqual(expect.arrayContaining(['identity_card', 'church_id']))
  expect(sent.at(-1)).not.toHaveProperty('memo')
  expect(sent.at(-1)).not.toHaveProperty('bank_account')
})

test('two people at once: one chooses for the field that both changed, the rest of both is kept', async () => {
  const { user } = open()
  await retype(user, 'City', 'Vincennes')
  await user.click(screen.getByRole('textbox', { name: 'Biography' }))
  await user.paste('Mine')
  stored = { ...ana, version: 9, city: 'Créteil', zip_code: '94000' }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved in the meantime' })
  await user.click(within(dialog).getByRole('radio', { name: /Créteil/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }))
  expect(await screen.findByText('Changes saved.')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ version: 9, city: 'Créteil', zip_code: '94000', bio: 'Mine' })
})

test('only the groups that the server opens are there', async () => {
  stored = { ...ana, memo: 'To be called', may: { ...ana.may, special: ['memo'], edit_email: false } }
  open()
  expect(await screen.findByRole('heading', { name: 'Internal memo' })).toBeVisible()
  expect(screen.queryByLabelText('Identity card number')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Church' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Bank' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly')
  expect(await accessibilityFaults()).toEqual([])
})

test('who may only know the name is told so; who may not edit reads words', async () => {
  signInAs('librarian')
  const closed = { contact: false, edit: false, edit_email: false, special: [], history: false }
  stored = { ...ana, may: { ...ana.may, ...closed } }
  const { user } = open()
  expect(await screen.findByText(/Only this person’s name, photo and roles/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Roles and access' }))
  expect(screen.queryByRole('heading', { name: 'Sign-in' })).not.toBeInTheDocument()
})

test('roles within one’s rank: others are shown and stay, none left is refused', async () => {
  stored = { ...ana, memberships: [{ ...atParis, roles: ['secretary', 'student'] }] }
  server.use(
    http.put('*/api/people/ana/memberships/paris', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      stored = { ...stored, version: 4, memberships: [{ ...atParis, roles: ['secretary', 'alumni'] }] }
      return HttpResponse.json(stored)
    }),
  )
  const { user } = open('?tab=roles')
  await user.click(await screen.findByRole('button', { name: 'Actions for Paris' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change roles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Roles at Paris' })
  expect(within(dialog).getByRole('checkbox', { name: 'Secretary' })).toBeDisabled()
  expect(within(dialog).queryByRole('checkbox', { name: 'Coordinator' })).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Student' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Alumni' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save roles' }))
  await waitFor(() => expect(sent).toEqual([{ roles: ['secretary', 'alumni'], version: 3 }]))
  expect(await screen.findByText('Alumni', { selector: 'li *' })).toBeVisible()
})

test('the account: when last used, link, sessions, blocked after a question', async () => {
  const calls: string[] = []
  server.use(
    http.delete('*/api/people/ana/sessions', () => {
      calls.push('sessions')
      return new HttpResponse(null, { status: 204 })
    }),
    http.put('*/api/people/ana/enabled', () => {
      calls.push('enabled')
      account = { ...account, enabled: false, sessions: 0 }
      stored = { ...stored, enabled: false, version: 4 }
      return HttpResponse.json({ done: true })
    }),
  )
  const { user } = open('?tab=roles')
  expect(await screen.findByText(/Last sign-in:.* · 2 open sessions/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'End sessions' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End sessions' }),
  )
  expect(await screen.findByText('The sessions of Ana Lopes have been ended.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Block sign-in' }))
  // Why is asked for, and kept in the history.
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByRole('button', { name: 'Block sign-in' })).toBeDisabled()
  await user.keyboard('Shared account')
  await user.click(within(question).getByRole('button', { name: 'Block sign-in' }))
  expect(await screen.findByRole('button', { name: 'Allow sign-in' })).toBeVisible()
  expect(calls).toEqual(['sessions', 'enabled'])
})

test('the history tells who changed what, in words', async () => {
  const changes = [
    { field: 'birth_date', before: null, after: '1980-02-29' },
    { field: 'country', before: 'FR', after: 'PT' },
    { field: 'roles', before: ['user (Paris)'], after: ['student (Paris)'] },
    { field: 'identity_card', before: '', after: '•••' },
  ]
  const entry = {
    id: 'e1',
    at: '2026-11-01T08:00:00Z',
    person_id: 'p1',
    person_name: 'Sam Mbarga',
    campus_id: 'paris',
  }
  const event = {
    ...entry,
    action: 'updatePerson',
    entity: 'person',
    entity_id: 'ana',
    changes,
    request_id: 'r',
  }
  const other = { ...event, id: 'e0', action: 'somethingNew', person_name: '', changes: [] }
  server.use(http.get('*/api/people/ana/history', () => HttpResponse.json(pageOf([event, other]))))
  const { user } = open()
  await user.click((await screen.findAllByRole('button', { name: 'History' }))[0] as HTMLElement)
  const drawer = await screen.findByRole('dialog', { name: 'History' })
  expect(await within(drawer).findByText('Record changed')).toBeVisible()
  for (const words of [
    /by Sam Mbarga/,
    'Date of birth',
    'Portugal',
    'Applicant (Paris)',
    'Student (Paris)',
    '•••',
  ])
    expect(within(drawer).getByText(words)).toBeVisible()
  expect(within(drawer).getByText('Changed')).toBeVisible()
  expect(within(drawer).getByText(/by the program/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('somebody who is not there, or not for this reader', async () => {
  server.use(
    http.get('*/api/people/ana', () => HttpResponse.json({ code: 'person.not_found' }, { status: 404 })),
  )
  open()
  expect(await screen.findByText('This person does not exist, or is not open to you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Students' })).toBeVisible()
})
