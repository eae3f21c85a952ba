import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { pageOf, payerOf, signInAs } from '../test/samples'
import { Component } from './payers-page'

let set: unknown[] = []
const campusMoney = { campus_id: 'paris', code: 'PAR', reminders: false, may_edit: true }

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payer', 'list'])
  set = []
  server.use(
    http.get('*/api/payers', () => HttpResponse.json(pageOf([payerOf({ kind: 'church', name: 'Bethel' })]))),
    http.get('*/api/campuses/paris/money', () => HttpResponse.json(campusMoney)),
    http.post('*/api/campuses/paris/money/reminders', async ({ request }) => {
      const body = (await request.json()) as { on: boolean }
      set.push(body)
      return HttpResponse.json({ ...campusMoney, reminders: body.on })
    }),
  )
})

test('accounting has reminders of its campus go out by themselves', async () => {
  signInAs('accounting')
  const { user } = renderPage(inMain(Component))
  const reminders = await screen.findByRole('switch', { name: 'Automatic reminders' })
  await waitFor(() => expect(reminders).toBeEnabled())
  expect(reminders).not.toBeChecked()
  await user.click(reminders)
  await waitFor(() => expect(set).toEqual([{ on: true }]))
  expect(await screen.findByText(/now go out by themselves/)).toBeVisible()
  expect(reminders).toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
})

test('a secretary, who keeps no books, finds the payers without the switch', async () => {
  signInAs('secretary')
  renderPage(inMain(Component))
  expect(await screen.findByRole('link', { name: /Bethel/ })).toBeVisible()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})
