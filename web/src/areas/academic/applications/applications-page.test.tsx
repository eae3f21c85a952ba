import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, signInAs } from '../test/course-samples'
import type { Application } from './api'
import { Component } from './applications-page'

const waits: Application = {
  ...{ person_id: 'ana', name: 'Ana Lopes', last_name: 'Lopes', photo_url: '', email: '', mobile: '' },
  ...{ campus_id: 'c1', campus_name: 'Paris', applied_at: '2026-10-01T00:00:00Z', state: 'waiting' },
  ...{ missing: [], enrollment_id: 'e1', enrollment_version: 4, class_id: 'k1', class_code: 'PAR-26' },
  ...{ waiting_reason: 'papers', reason: '', message: '', declined_by: '', declined_at: '' },
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['application', 'enrollment', 'people', 'list'])
  signInAs('secretary')
  sent = []
  useNotices.setState({ queue: [] })
  const take = async (path: string, request: Request) => {
    sent.push({ [path]: await request.json() })
    return HttpResponse.json({})
  }
  server.use(
    http.get('*/api/applications', () => HttpResponse.json(pageOf([waits]))),
    http.post('*/api/enrollments/e1/confirm', ({ request }) => take('confirm', request)),
    http.post('*/api/enrollments/e1/back', ({ request }) => take('back', request)),
  )
})

test('who waits is confirmed by key after a question, and waits again by Undo', async () => {
  const { user } = renderPage(Component)
  const row = await screen.findByRole('link', { name: /Ana Lopes/ })
  row.focus()
  await user.keyboard('c')
  const question = await screen.findByRole('alertdialog', { name: 'Confirm 1 enrollment?' })
  expect(within(question).getByText('Ana Lopes, PAR-26')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent).toEqual([{ confirm: { version: 4, overfill: false } }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ back: { waiting_reason: 'papers' } }))
})

test('applications of several campuses are not put into one class', async () => {
  const fresh = { ...waits, state: 'new', enrollment_id: '', class_id: '', class_code: '' } as const
  const bob = { ...fresh, person_id: 'bob', name: 'Bob Ndiaye', last_name: 'Ndiaye', campus_id: 'c2' }
  server.use(http.get('*/api/applications', () => HttpResponse.json(pageOf([fresh, bob]))))
  const { user } = renderPage(Component)
  await user.click(await screen.findByRole('checkbox', { name: /Ana Lopes/ }))
  await user.click(screen.getByRole('checkbox', { name: /Bob Ndiaye/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/A class is of one campus/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('and nothing is confirmed before that is told, nor is the selection lost', async () => {
  const fresh = { ...waits, state: 'new', enrollment_id: '', class_id: '', class_code: '' } as const
  const bob = { ...fresh, person_id: 'bob', name: 'Bob Ndiaye', last_name: 'Ndiaye', campus_id: 'c2' }
  const eva = { ...fresh, person_id: 'eva', name: 'Eva Roy', last_name: 'Roy' }
  server.use(http.get('*/api/applications', () => HttpResponse.json(pageOf([waits, bob, eva]))))
  const { user } = renderPage(Component)
  for (const name of [/Ana Lopes/, /Bob Ndiaye/, /Eva Roy/])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/A class is of one campus/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /Ana Lopes/ })).toBeChecked()
})

test('who cannot be declined is named, with the reason', async () => {
  const fields = [{ field: 'ana', code: 'application.declined_before' }]
  const refusal = { code: 'request.invalid', status: 422, fields }
  server.use(http.post('*/api/applications/decline', () => HttpResponse.json(refusal, { status: 422 })))
  const { user } = renderPage(Component)
  const row = await screen.findByRole('link', { name: /Ana Lopes/ })
  row.focus()
  await user.keyboard('d')
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByLabelText(/Reason/), 'full')
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Ana Lopes – This application has already been declined.')).toBeVisible()
})
