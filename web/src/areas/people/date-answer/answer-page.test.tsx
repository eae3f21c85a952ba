import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { currentTexts, loadTexts, switchLanguage } from '@/texts/texts'
import { Component } from './answer-page'

type Question = Schemas['AvailabilityQuestion']

const question: Question = {
  ...{ name: 'Rui Sá', language: 'en', by: 'Ana Lopes', state: 'open', may_edit: true },
  ...{ message: 'Greek course', remark: '' },
  periods: [
    { first_day: '2027-01-09', last_day: '2027-01-10', kind: '', remark: '', known: 'unavailable' },
    { first_day: '2027-01-16', last_day: '2027-01-17', kind: '', remark: '', known: '' },
  ],
}

let sent: unknown[] = []

function answerWith(shown: Question | null) {
  server.use(
    http.post('*/api/availability-answers/read', () =>
      shown
        ? HttpResponse.json(shown)
        : HttpResponse.json({ status: 404, code: 'availability.link_invalid' }, { status: 404 }),
    ),
    http.post('*/api/availability-answers', async ({ request }) => {
      const body = (await request.json()) as {
        answers: { kind: 'available'; remark: string }[]
        remark: string
      }
      sent.push(body)
      const periods = question.periods.map((period, at) => ({ ...period, ...body.answers[at] }))
      return HttpResponse.json({ ...question, state: 'answered', remark: body.remark, periods })
    }),
  )
}

beforeEach(async () => {
  // Days as most of the world writes them in English, whatever the machine is set to.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  sent = []
  await loadTexts(['availability'])
})

const open = () => renderPage(Component, { path: '/availability/:token', at: '/availability/the-token' })

test('each date is answered by one of three buttons, with a remark; then it can still be corrected', async () => {
  answerWith(question)
  const { user } = open()
  const first = await screen.findByRole('radiogroup', { name: 'Sat 9 – Sun, 10 January 2027' })
  expect(screen.getByText('Greek course')).toBeVisible()
  expect(screen.getByText('Your calendar says: Unavailable')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText(/Answer for at least one date/)).toBeVisible()
  expect(sent).toEqual([])
  await user.click(within(first).getByRole('radio', { name: 'Available' }))
  await user.click(screen.getAllByRole('button', { name: 'Add a remark' })[0] as HTMLElement)
  await user.type(screen.getByRole('textbox', { name: /Remark for Sat 9/ }), 'from 10 am')
  expect(screen.getByText('1 date without an answer')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  const answers = [
    { kind: 'available', remark: 'from 10 am' },
    { kind: '', remark: '' },
  ]
  expect(sent).toEqual([{ token: 'the-token', answers, remark: '' }])
  await user.click(screen.getByRole('button', { name: 'Correct my answer' }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

test('links that lead nowhere say so, and whom to write to', async () => {
  answerWith(null)
  open()
  await screen.findByRole('heading', { name: 'This link is no longer valid' })
})

test('a question that is over names who asked, and nothing else', async () => {
  answerWith({ ...question, state: 'expired', may_edit: false, message: '', periods: [] })
  open()
  expect(await screen.findByText(/Write to Ana Lopes/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument()
})

test('the page speaks the language of the mail where nobody chose another', async () => {
  localStorage.removeItem('language')
  answerWith({ ...question, language: 'it' })
  open()
  await screen.findByRole('heading', { name: 'In quali date ha tempo?' })
  await waitFor(() => expect(currentTexts().language).toBe('it'))
  await switchLanguage('en')
})
