import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { pageOf, regions, rowOf, signInAs } from '../test/campus-samples'
import { Component } from './campuses-page'

// What the list was asked for, without the question for all places.
let asked: string[] = []
let rows = [rowOf('Nice'), rowOf('Paris', { open: false, people_count: 0 })]
let deleted: string[] = []

beforeEach(async () => {
  await loadTexts(['campus', 'list', 'region', 'person'])
  asked = []
  deleted = []
  rows = [rowOf('Nice'), rowOf('Paris', { open: false, people_count: 0 })]
  signInAs('admin')
  server.use(
    http.get('*/api/regions', () => HttpResponse.json(pageOf(regions))),
    http.get('*/api/campuses', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      if (searchParams.get('page_size') !== '200') asked.push(search)
      return HttpResponse.json(pageOf(rows, rows.length && 120))
    }),
    http.get('*/api/campuses/:id/dependents', ({ params }) => {
      const people = params.id === 'nice' ? 7 : 0
      const items = [{ name: 'people', count: people }]
      return HttpResponse.json({ items, archives: people > 0 })
    }),
    http.delete('*/api/campuses/:id', ({ params }) => {
      deleted.push(String(params.id))
      return HttpResponse.json({ outcome: params.id === 'nice' ? 'archived' : 'deleted' })
    }),
  )
})

const open = (at: string) => renderPage(Component, { path: '/apps/academic/campus', at })

test('an address brings its list back, and each step changes the address', async () => {
  const { user, router } = open('/apps/academic/campus?q=ni&state=closed&sort=-people&page=2')
  await screen.findByRole('link', { name: /Nice/ })
  expect(asked).toEqual(['?sort=-people&q=ni&open=false&page=2&page_size=50'])
  expect(screen.getByRole('searchbox')).toHaveValue('ni')
  await user.click(screen.getByRole('button', { name: 'City' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=ni&state=closed&sort=city'))
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Region' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Europe' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=city&q=ni&region=eu&open=false&page=1&page_size=50'))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=ni&sort=city'))
})

test('nothing found: one button shows everything again', async () => {
  rows = []
  const { user, router } = open('/apps/academic/campus?q=zzz')
  await user.click(await screen.findByRole('button', { name: 'Show all campuses' }))
  expect(router.state.location.search).toBe('')
})

test('who manages may press n for a new campus; others are not offered it', async () => {
  const { user, router } = open('/apps/academic/campus')
  await screen.findByRole('link', { name: 'New campus' })
  await user.type(screen.getByRole('searchbox'), 'n')
  expect(router.state.location.pathname).toBe('/apps/academic/campus')
  await user.click(screen.getByRole('heading', { name: /Campuses/ }))
  await user.keyboard('n')
  expect(router.state.location.pathname).toBe('/apps/academic/campus/new')
})

test('who may not manage reads the list, and no more', async () => {
  signInAs('student')
  const { user } = open('/apps/academic/campus')
  await user.click(await screen.findByRole('button', { name: 'Actions for Nice' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open'])
  expect(screen.queryByRole('link', { name: 'New campus' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Regions' })).not.toBeInTheDocument()
})

test('deleting asks, tells what hangs on it, and names what will really happen', async () => {
  const { user } = open('/apps/academic/campus')
  const startDeleting = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete campus' }))
    return screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  }
  const archiving = await startDeleting('Nice')
  expect(within(archiving).getByText('7 people belong to it')).toBeVisible()
  await user.click(within(archiving).getByRole('button', { name: 'Cancel' }))
  expect(deleted).toEqual([])
  await user.click(within(await startDeleting('Nice')).getByRole('button', { name: 'Archive campus' }))
  expect(await screen.findByText('The campus Nice has been archived.')).toBeVisible()
  await user.click(within(await startDeleting('Paris')).getByRole('button', { name: 'Delete campus' }))
  await waitFor(() => expect(deleted).toEqual(['nice', 'paris']))
})
