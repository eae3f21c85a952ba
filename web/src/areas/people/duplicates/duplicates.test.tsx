import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { inMain } from '../test/in-main'
import { pageOf, peopleTexts, signInAs } from '../test/people-samples'
import { Component as DuplicatesPage } from './duplicates-page'

const person = (id: string, name: string): Schemas['Lookalike'] => ({ id, name, campuses: ['Paris'] })

const pair: Schemas['Alike'] = {
  one: person('ana', 'Ana Lopes'),
  other: person('anna', 'Anna Lopez'),
  reasons: ['name_birth_date'],
  score: 75,
}

let sent: unknown[] = []
let open: Schemas['Alike'][] = []

beforeEach(async () => {
  await loadTexts([...peopleTexts, 'merge'])
  sent = []
  open = [pair]
  useNotices.setState({ queue: [] })
  const judge = (verb: string, left: Schemas['Alike'][]) =>
    http.post(`*/api/people/duplicates/${verb}`, async ({ request }) => {
      sent.push([verb, await request.json()])
      open = left
      return HttpResponse.json(pair)
    })
  server.use(
    http.get('*/api/people/duplicates', ({ request }) => {
      const dismissed = { ...pair, dismissed_by: 'Max Muster', dismissed_at: '2026-11-01T08:00:00Z' }
      const asked = new URL(request.url).searchParams.get('dismissed') === 'true'
      return HttpResponse.json(pageOf(asked ? [dismissed] : open))
    }),
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([]))),
    judge('dismiss', []),
    judge('reopen', [pair]),
  )
})

const show = (query = '') =>
  renderPage(inMain(DuplicatesPage), {
    path: '/apps/campus/duplicates',
    at: `/apps/campus/duplicates${query}`,
  })

test('a supervisor compares two records, which are both filled in on the page that merges them', async () => {
  signInAs('supervisor')
  show()
  expect(await screen.findByText('Same name, same date of birth')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Compare: Ana Lopes and Anna Lopez' })).toHaveAttribute(
    'href',
    '/apps/campus/merge/ana?other=anna',
  )
  expect(screen.getByRole('link', { name: 'Anna Lopez' })).toHaveAttribute(
    'href',
    '/apps/campus/student/anna',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('a coordinator, who cannot merge, says that two are not the same, and may take it back at once', async () => {
  signInAs('coordinator')
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /^Not the same/ }))
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  expect(await screen.findByText('No two records look alike.')).toBeVisible()
  const notice = useNotices.getState().queue[0]
  expect(notice?.text).toContain('Ana Lopes and Anna Lopez')
  notice?.undo?.()
  await waitFor(() => expect(sent).toHaveLength(2))
  const ids = { person_id: 'ana', other_id: 'anna' }
  expect(sent).toEqual([
    ['dismiss', ids],
    ['reopen', ids],
  ])
  expect(await screen.findByText('Same name, same date of birth')).toBeVisible()
})

test('who said that two are not the same stands with them', async () => {
  signInAs('coordinator')
  const { user } = show('?state=dismissed')
  expect(await screen.findByText(/Not the same: Max Muster/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Look at again/ }))
  await waitFor(() => expect(sent[0]).toEqual(['reopen', { person_id: 'ana', other_id: 'anna' }]))
})
