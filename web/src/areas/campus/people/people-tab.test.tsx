import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import type { PersonRow } from './api'
import { PeopleTab } from './people-tab'

const ana = {
  ...{ id: 'ana', name: 'Ana de Sá', last_name: 'de Sá', email: 'ana@demo.example', mobile_shown: '' },
  ...{ photo_url: '', enabled: true, roles: [{ campus_id: 'c1', campus_name: 'Paris', role: 'student' }] },
} as PersonRow

beforeEach(async () => {
  await loadTexts(['person', 'campus', 'access', 'list'])
  server.use(http.get('*/api/people', () => HttpResponse.json({ items: [ana], total: 1, more: false })))
})

test('in the order of last names, the last name stands apart', async () => {
  renderPage(() => <PeopleTab campusId="c1" />)
  expect(await screen.findByText('de Sá')).toBeVisible()
})

test('what the list shows is handed out as a spreadsheet', async () => {
  let asked = ''
  server.use(
    http.get('*/api/people/export', ({ request }) => {
      asked = new URL(request.url).search
      return new HttpResponse('x')
    }),
  )
  const { user } = renderPage(() => <PeopleTab campusId="c1" />, { path: '/', at: '/?role=student' })
  await user.click(await screen.findByRole('button', { name: 'Export the list' }))
  await user.click(await screen.findByRole('menuitem', { name: /csv/i }))
  await expect.poll(() => asked).toBe('?format=csv&campus=c1&sort=name&role=student')
})
