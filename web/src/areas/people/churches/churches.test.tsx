import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { pageOf, signInAs } from '../test/people-samples'
import { Component as ChurchPage } from './church-page'
import { Component as ChurchesPage } from './churches-page'

const church = (id: string, name: string, more: Partial<Schemas['Church']> = {}): Schemas['Church'] => ({
  ...{ id, name, version: 1, city: '', country: '', pastor: '', people: 0 },
  updated_at: '2026-01-01T00:00:00Z',
  ...more,
})

const bethel = church('bethel', 'Bethel', { people: 3 })
const twin = church('twin', 'Église Bethel', { city: 'Lomé', country: 'TG', pastor: 'Koffi', people: 2 })

let asked: URL[] = []
let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['church', 'list'])
  asked = []
  sent = []
  signInAs('supervisor')
  server.use(
    http.get('*/api/churches', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json(pageOf([bethel, twin]))
    }),
    http.get('*/api/churches/:id', ({ params }) => HttpResponse.json(params.id === 'twin' ? twin : bethel)),
    http.get('*/api/churches/:id/people', () =>
      HttpResponse.json(
        pageOf([{ id: 'ana', name: 'Ana Lopes', city: 'Paris', photo_url: '', student: true }]),
      ),
    ),
    http.post('*/api/churches/bethel/merge', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(bethel)
    }),
  )
})

const list = (at = '') =>
  renderPage(inMain(ChurchesPage), { path: '/apps/campus/church', at: `/apps/campus/church${at}` })

test('an address brings its list back; how many belong to a church is for who keeps people', async () => {
  list('?q=bet&country=TG&sort=city')
  const table = await screen.findByRole('table')
  expect(asked[0]?.search).toBe('?q=bet&country=TG&sort=city&page=1&page_size=50')
  expect(within(table).getByRole('columnheader', { name: 'People' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('who only picks a church is offered neither counts nor acts', async () => {
  signInAs('student')
  list()
  const table = await screen.findByRole('table')
  expect(within(table).queryByRole('columnheader', { name: 'People' })).not.toBeInTheDocument()
  expect(within(table).queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument()
})

test('two entries become one: what the kept one lacks is taken over, to be looked at', async () => {
  const { user } = list()
  await user.click(await screen.findByRole('button', { name: 'Actions for Bethel' }))
  await user.click(screen.getByRole('menuitem', { name: 'Merge with another church' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Other entry/), 'egl')
  await user.click(await screen.findByRole('option', { name: /Église Bethel/ }))
  expect(await within(dialog).findByText('2 people of “Église Bethel” will follow.')).toBeVisible()
  expect(within(dialog).getByLabelText(/City/)).toHaveValue('Lomé')
  await user.click(within(dialog).getByRole('button', { name: 'Merge churches' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    ...{ version: 1, other_id: 'twin', other_version: 1 },
    ...{ name: 'Bethel', city: 'Lomé', country: 'TG', pastor: 'Koffi' },
  })
})

test('a church tells who belongs to it, and how many more there are elsewhere', async () => {
  renderPage(inMain(ChurchPage), { path: '/apps/campus/church/:churchId', at: '/apps/campus/church/bethel' })
  const ana = await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(ana).toHaveAttribute('href', '/apps/campus/student/ana')
  expect(screen.getByText('and 2 people of other campuses')).toBeVisible()
})

test('the id of a church that became part of another leads on', async () => {
  server.use(http.get('*/api/churches/old', () => HttpResponse.json(bethel)))
  const { router } = renderPage(inMain(ChurchPage), {
    path: '/apps/campus/church/:churchId',
    at: '/apps/campus/church/old',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/church/bethel'))
})
