import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { owedOf, signInAs } from '../test/samples'
import { EnrollmentDue } from './enrollment-due'

beforeEach(async () => {
  await loadTexts(['enrollment'])
  signInAs('secretary')
})

function show(parts: Schemas['Owed'][], due = 0) {
  const money = { enrollment_id: 'e1', currency: 'EUR', due, parts }
  server.use(http.get('*/api/enrollments/e1/money', () => HttpResponse.json(money)))
  return renderPage(() => <EnrollmentDue enrollmentId="e1" />)
}

const paid = owedOf('a', { deadline: '2026-10-05', paid: 10_000, open: 0, state: 'paid' })

test('what is next is what is open of it, by all who share it, and not what was planned', async () => {
  const next = { deadline: '2027-01-31', state: 'upcoming' } as const
  show([
    paid,
    owedOf('b', { ...next, amount: 8_000, paid: 3_000, open: 5_000 }),
    owedOf('c', { ...next, amount: 2_000, open: 2_000, payer_id: 'y2' }),
    owedOf('d', { deadline: '2027-02-28', state: 'upcoming' }),
  ])
  expect(await screen.findByText('Next payment: €70.00 on 31 Jan 2027')).toBeVisible()
})

test('what is late goes before what is next, with the day since when', async () => {
  show([paid, owedOf('b', { deadline: '2026-11-05' }), owedOf('c', { deadline: '2026-12-05' })], 20_000)
  expect(await screen.findByText('Overdue: €200.00 since 5 Nov 2026')).toBeVisible()
})

test('an enrollment that is paid says so', async () => {
  show([paid])
  expect(await screen.findByText('All is paid')).toBeVisible()
})
