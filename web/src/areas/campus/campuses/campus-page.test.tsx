import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, paris, regions, rowOf, signInAs } from '../test/campus-samples'
import { CampusPage } from './campus-page'

let stored = paris
let sent: Schemas['UpdateCampusRequest'][] = []

beforeEach(async () => {
  await loadTexts(['campus', 'list', 'region', 'person', 'history', 'record'])
  stored = paris
  sent = []
  signInAs('admin')
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/audit-events', () => HttpResponse.json({ items: [], total: 0, more: false })),
    http.get('*/api/regions', () => HttpResponse.json(pageOf(regions))),
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([rowOf('Lyon')]))),
    http.get('*/api/campuses/paris', () => HttpResponse.json(stored)),
    http.get('*/api/people', () => HttpResponse.json(pageOf([], 41))),
    http.put('*/api/campuses/paris', async ({ request }) => {
      const body = (await request.json()) as Schemas['UpdateCampusRequest']
      sent.push(body)
      if (body.version !== stored.version) {
        return HttpResponse.json({ code: 'edit.stale', status: 409, current: stored }, { status: 409 })
      }
      if (body.name === 'Nice') {
        const fields = [{ field: 'name', code: 'campus.name_taken' }]
        return HttpResponse.json({ code: 'campus.name_taken', status: 409, fields }, { status: 409 })
      }
      stored = { ...stored, ...body, version: stored.version + 1 }
      return HttpResponse.json(stored)
    }),
  )
})

const open = () =>
  renderPage(CampusPage, {
    path: '/apps/academic/campus/:campusId',
    at: '/apps/academic/campus/paris?edit=1',
  })

async function retype(user: ReturnType<typeof open>['user'], label: RegExp | string, text: string) {
  await user.clear(await screen.findByLabelText(label))
  // At once, not letter by letter: the form is long, and the cores are shared.
  await user.paste(text)
}

test('what the server refuses stands on its field; what we know ourselves is not even sent', async () => {
  const { user } = open()
  await retype(user, /^Name/, 'Nice')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another campus of this region already has this name')).toBeVisible()
  await retype(user, 'Phone', '12')
  await retype(user, 'Latitude', '48,85')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('At least 6 characters')).toBeVisible()
  expect(screen.getByText('Give both latitude and longitude, or neither')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('two people at once: one chooses for the field that both changed, the rest of both is kept', async () => {
  const { user } = open()
  await retype(user, 'Phone', '+33 1 11 11 11 11')
  await retype(user, 'City', 'Saint-Denis')
  stored = { ...paris, version: 9, phone: '+33 2 22 22 22 22', business_name: 'Theirs' }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved in the meantime' })
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1)
  await user.click(within(dialog).getByRole('radio', { name: /22 22 22/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }))
  expect(await screen.findByText('Changes saved.')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ version: 9, phone: '+33 2 22 22 22 22', business_name: 'Theirs' })
  expect(sent.at(-1)?.location.city).toBe('Saint-Denis')
})

test('a map’s two figures, pasted into one field, fill both; a bare web address gets its beginning', async () => {
  const { user } = open()
  await user.click(await screen.findByLabelText('Latitude'))
  await user.paste('48.8606, 2.3789')
  await retype(user, 'Website', 'www.paris.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)?.location).toMatchObject({ latitude: 48.8606, longitude: 2.3789 }))
  expect(sent.at(-1)?.website).toBe('https://www.paris.example')
})

test('a logo chosen while one types is a change of one’s own, not somebody else’s', async () => {
  server.use(
    http.put('*/api/campuses/paris/logo', () => {
      stored = { ...stored, logo_url: '/logo.png', version: stored.version + 1 }
      return HttpResponse.json(stored)
    }),
  )
  const { user } = open()
  await retype(user, 'Phone', '+33 1 11 11 11 11')
  await user.upload(screen.getByLabelText('Logo', { selector: 'input' }), new File(['png'], 'logo.png'))
  expect(await screen.findByText('The logo has been saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 4, phone: '+33 1 11 11 11 11' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('who may not edit reads words, without fields, menu or people', async () => {
  signInAs('student')
  stored = { ...paris, may_edit: false, may_manage: false }
  open()
  expect(await screen.findByRole('link', { name: '+33 1 99 00 14 20' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Paris' })).not.toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: 'People' })).not.toBeInTheDocument()
})

test('an archived campus says so and can be brought back', async () => {
  stored = { ...paris, archived: true, open: false, may_edit: false }
  server.use(
    http.post('*/api/campuses/paris/restore', () => {
      stored = { ...paris, open: false }
      return HttpResponse.json(stored)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Restore campus' }))
  expect(await screen.findByText(/The campus Paris has been restored/)).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Paris')
})
