import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as SettingsPage } from './settings-page'

const settings = {
  version: 2,
  ...{ school_name: '', registration: true, neutral_forgotten: false, session_days: 14 },
  ...{ providers: ['google'], second_factor_roles: ['admin'], school_month: 9 },
  maintenance: { on: false, message: '', until: null },
  all_providers: [
    { name: 'google', label: 'Google' },
    { name: 'school', label: 'School account' },
  ],
}

beforeEach(async () => {
  await loadTexts(['settings'])
  server.use(http.get('*/api/settings', () => HttpResponse.json(settings)))
})

async function show(role: string) {
  useSession.setState({ user: sampleSession({ role: [role] }).user })
  const page = renderPage(SettingsPage)
  await screen.findByRole('heading', { name: 'Network settings' })
  return page
}

test('an admin changes them, over the version he has seen', async () => {
  let body: unknown
  server.use(
    http.put('*/api/settings', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ ...settings, ...(body as object), version: 3 })
    }),
  )
  const { user } = await show('admin')
  await user.type(screen.getByLabelText('Name of the school'), 'Bible Institute')
  await user.click(screen.getByRole('switch', { name: 'Online registration' }))
  await user.click(screen.getByRole('checkbox', { name: 'School account' }))
  await user.click(screen.getByRole('checkbox', { name: 'Administrator' }))
  await user.click(screen.getByRole('checkbox', { name: 'Accounting' }))
  const days = screen.getByLabelText('Length of a session')
  await user.clear(days)
  await user.type(days, '7')
  await user.selectOptions(screen.getByLabelText('The school year begins in'), 'January')
  expect(screen.getByText('7 changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(body).toEqual({
      version: 2,
      ...{ school_name: 'Bible Institute', mark: '', registration: false },
      ...{ neutral_forgotten: false, session_days: 7, podcast: false },
      ...{ providers: ['google', 'school'], second_factor_roles: ['accounting'], school_month: 1 },
      maintenance: settings.maintenance,
    }),
  )
})

test('the mark of the school is shown, and gives way to its initials again', async () => {
  const mark = 'data:image/png;base64,iVBORw0KGgo='
  let body: unknown
  server.use(
    http.get('*/api/settings', () => HttpResponse.json({ ...settings, mark })),
    http.put('*/api/settings', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ ...settings, ...(body as object), version: 3 })
    }),
  )
  const { user } = await show('admin')
  expect(screen.getByRole('group', { name: /Logo of the school/ })).toBeVisible()
  expect(document.querySelectorAll(`img[src="${mark}"]`)).toHaveLength(1)
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use the initials' }))
  expect(document.querySelectorAll(`img[src="${mark}"]`)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(body).toMatchObject({ mark: '' }))
})

test('where a mark is refused, it is said why', async () => {
  const fields = [{ field: 'mark', code: 'file.picture_broken' }]
  server.use(
    http.get('*/api/settings', () => HttpResponse.json({ ...settings, mark: 'data:image/png;base64,AA==' })),
    http.put('*/api/settings', () =>
      HttpResponse.json({ status: 422, code: 'request.invalid', fields }, { status: 422 }),
    ),
  )
  await loadTexts(['file'])
  const { user } = await show('admin')
  await user.type(screen.getByLabelText('Name of the school'), 'Bible Institute')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/This picture cannot be read/)).toBeVisible()
})

test('a session of more than a year is refused', async () => {
  const { user } = await show('admin')
  const days = screen.getByLabelText('Length of a session')
  await user.clear(days)
  await user.type(days, '400')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('At most 365')).toBeVisible()
})

test('the switch for maintenance brings the words that others will read', async () => {
  let body: unknown
  server.use(
    http.put('*/api/settings', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ ...settings, ...(body as object), version: 3 })
    }),
  )
  const { user } = await show('admin')
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Maintenance in progress' }))
  await user.type(screen.getByLabelText('Message'), 'We move to a new server.')
  fireEvent.change(screen.getByLabelText('Expected end'), { target: { value: '2030-05-01T12:00' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const until = new Date('2030-05-01T12:00').toISOString()
  await waitFor(() =>
    expect(body).toMatchObject({ maintenance: { on: true, message: 'We move to a new server.', until } }),
  )
  expect(await screen.findByDisplayValue('2030-05-01T12:00')).toBeVisible()
})

test('nothing for a screen reader to stumble over', async () => {
  await show('admin')
  expect(await accessibilityFaults()).toEqual([])
})

test('a director reads them', async () => {
  await show('director')
  expect(screen.getByText('14 days')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Administrator' })).toBeDisabled()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})
