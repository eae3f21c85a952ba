import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { keptDatabase } from '@/session/keeping/kept-database'
import { browserStore } from '@/test/browser-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { box, pageOf, payerOf, signInAs, transactionOf } from '../test/samples'
import { Component } from './till-page'

const till: Schemas['Till'] = {
  ...{ id: 'till-1', campus_id: 'paris', number: 1, name: 'Desk', code: 'PAR', series: 'T1', last: 0 },
  ...{ year: new Date().getFullYear(), ended: false, created_at: '2026-01-01T00:00:00Z' },
}

test('what a cashier who is gone took here is sent by the next one, and what another sends himself stays', async () => {
  browserStore()
  await loadTexts(['finance', 'invoice', 'payment', 'till', 'list', 'line', 'kept'])
  signInAs('secretary')
  localStorage.setItem('till paris', JSON.stringify({ id: 'till-1', year: till.year, last: 7 }))
  const entry = {
    ...{ id: 'taken', receipt: `PAR-${till.year}-T1-0007`, name: 'Bao Nguyen', currency: 'EUR' },
    payment: { payer_id: 'y2', amount: 4_000, taken: { till_id: 'till-1', year: till.year, number: 7 } },
  }
  const asked: unknown[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/tills', () => HttpResponse.json({ items: [till] })),
    http.get('*/api/payers', () => HttpResponse.json(pageOf([payerOf()]))),
    http.get('*/api/till/questions', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box] })),
    http.get('*/api/till/people', () => HttpResponse.json({ items: [], currency: 'EUR' })),
    http.post('*/api/transactions/payments', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(transactionOf({ id: 't7' }))
    }),
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('k'.repeat(32)) })),
    http.post('*/api/tills/till-1/left', async ({ request }) => {
      const body = (await request.json()) as Schemas['OpenLeftRequest']
      asked.push(body)
      return body.person_id === 'gone'
        ? HttpResponse.json({ items: [{ id: 'taken', entry: JSON.stringify(entry) }] })
        : HttpResponse.json({ code: 'finance.sends_himself' }, { status: 409 })
    }),
  )
  const database = await keptDatabase()
  await database?.clear('entry')
  const sealed = { iv: new Uint8Array([1, 2, 3]), text: new Uint8Array([4]).buffer }
  for (const [id, person] of [
    ['taken', 'gone'],
    ['his', 'away'],
  ] as const)
    await database?.put('entry', {
      ...{ id, person, name: person, order: 1, at: id === 'his' ? 2 : 1, sealed },
      ...{ kind: 'till', agendaCourseId: 'till-1', classId: 'paris' },
    })
  onTestFinished(() => localStorage.removeItem('till paris'))
  const { user } = renderPage(inMain(Component))
  const note = await screen.findByText('2 payments that somebody else took here have not been sent.')
  await user.click(
    within(note.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Send' }),
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ key: 'taken', ...entry.payment })
  expect(asked).toEqual([
    { person_id: 'gone', payments: [{ id: 'taken', iv: btoa('\x01\x02\x03'), text: btoa('\x04') }] },
    { person_id: 'away', payments: [{ id: 'his', iv: btoa('\x01\x02\x03'), text: btoa('\x04') }] },
  ])
  expect(await screen.findByText('1 payment that somebody else took here has not been sent.')).toBeVisible()
  await waitFor(async () => expect(await database?.getAllKeys('entry')).toEqual(['his']))
})
