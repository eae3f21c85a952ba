import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { ana, peopleTexts, signInAs } from '../test/people-samples'
import { Component as MergePage } from './merge-page'

const side = (id: string, name: string, signsIn: boolean): Schemas['MergeSide'] => ({
  ...{ id, name, version: 3, photo_url: '', enabled: true, roles: [], signs_in: signsIn },
  created_at: '2026-01-01T00:00:00Z',
})

const preview: Schemas['MergePreview'] = {
  kept: side('ana', 'Ana Lopes', false),
  other: side('anna', 'Anna Lopez', true),
  fields: [
    { name: 'first_name', kept: 'Ana', other: 'Anna', taken: 'kept' },
    { name: 'city', kept: '', other: 'Nice', taken: 'other' },
    { name: 'bank_account', kept: '•••', other: '•••', taken: 'kept' },
    { name: 'birth_date', kept: '1980-02-29', other: '1981-02-28', taken: 'kept' },
  ],
  roles: [{ campus_id: 'paris', campus_name: 'Paris', role: 'student' }],
  rows: [
    { name: 'memberships', count: 1, fate: 'moves' },
    { name: 'sign_in', count: 1, fate: 'goes' },
  ],
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts([...peopleTexts, 'merge'])
  sent = []
  signInAs('supervisor')
  server.use(
    http.get('*/api/people/ana', () => HttpResponse.json(ana)),
    http.get('*/api/people/ana/merge', () => HttpResponse.json(preview)),
    http.post('*/api/people/ana/merge', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 'ana' })
    }),
  )
})

const open = () =>
  renderPage(inMain(MergePage), {
    path: '/apps/campus/merge/:keptId',
    at: '/apps/campus/merge/ana?other=anna',
  })

test('the two stand beside each other, with what speaks against it and what follows', async () => {
  open()
  expect(await screen.findByText(/different dates of birth/)).toBeVisible()
  expect(screen.getByText(/The password of the record that goes is lost/)).toBeVisible()
  expect(screen.getByText('Memberships: 1, passes to the record that stays')).toBeVisible()
  expect(screen.getByText('Password: 1, goes away')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('what was chosen is sent after a question, on the versions that were seen', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('radio', { name: 'Anna' }))
  await user.click(screen.getByRole('button', { name: 'Merge records' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('The record of Anna Lopez becomes part of that of Ana Lopes')
  expect(sent).toHaveLength(0)
  await user.click(screen.getAllByRole('button', { name: 'Merge records' }).at(-1) as HTMLElement)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ version: 3, other_id: 'anna', other_version: 3, take: ['first_name'] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/student/ana'))
})

test('without the other record, those who may be it are proposed', async () => {
  server.use(
    http.post('*/api/people/duplicates', async ({ request }) => {
      expect(await request.json()).toMatchObject({ first_name: 'Ana', last_name: 'Lopes', except_id: 'ana' })
      const match = { id: 'anna', name: 'Anna Lopes', campuses: ['Nice'], reasons: ['name'], score: 60 }
      return HttpResponse.json({ items: [match], taken: false, elsewhere: false })
    }),
  )
  renderPage(inMain(MergePage), { path: '/apps/campus/merge/:keptId', at: '/apps/campus/merge/ana' })
  const link = await screen.findByRole('link', { name: /Compare.*Anna Lopes/ })
  expect(link).toHaveAttribute('href', '/apps/campus/merge/ana?other=anna')
})

test('the other record may be the one that stays', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Keep the other record' })).toHaveAttribute(
    'href',
    '/apps/campus/merge/anna?other=ana',
  )
})
