import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component } from './own-dates-page'

type Question = Schemas['AvailabilityQuestion']

const question: Question = {
  ...{ name: 'Rui Sá', language: 'en', by: 'Ana Lopes', state: 'open', may_edit: true },
  ...{ message: 'Greek course', remark: '' },
  periods: [{ first_day: '2027-01-09', last_day: '2027-01-10', kind: '', remark: '', known: '' }],
}

beforeEach(() => loadTexts(['availability', 'space']))

const open = () =>
  renderPage(Component, { path: '/apps/instructor/dates/:requestId', at: '/apps/instructor/dates/r1' })

test('who has signed in answers without the mail, and sees what he answered', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/own-date-questions/r1', () => HttpResponse.json(question)),
    http.post('*/api/own-date-questions/r1/answer', async ({ request }) => {
      sent.push(await request.json())
      const periods = question.periods.map((period) => ({ ...period, kind: 'maybe' as const }))
      return HttpResponse.json({ ...question, state: 'answered', periods })
    }),
  )
  const { user } = open()
  await user.click(within(await screen.findByRole('radiogroup')).getByText('Maybe'))
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText('Your answer has been kept.')).toBeVisible()
  expect(sent).toEqual([{ answers: [{ kind: 'maybe', remark: '' }], remark: '' }])
  await user.click(screen.getByRole('button', { name: 'Correct my answer' }))
  expect(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked()
})

test('what is over says so', async () => {
  server.use(
    http.get('*/api/own-date-questions/r1', () =>
      HttpResponse.json({ ...question, state: 'canceled', may_edit: false, periods: [] }),
    ),
  )
  open()
  expect(await screen.findByText('This question is closed.')).toBeVisible()
})
