import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { itemOf, pageOf } from '../test/answer-samples'
import { signInAs } from '../test/planning-samples'
import { Component } from './answer-page'
import { Component as OwnPage } from './own-page'

beforeEach(async () => {
  sessionStorage.clear()
  await loadTexts(['answer', 'invitation'])
})

const open = () =>
  renderPage(Component, { path: '/invitation/confirm/:token?', at: '/invitation/confirm/the-token' })

test('who is signed in is led to his space', async () => {
  signInAs('teacher')
  server.use(http.post('*/api/own-invitations/open', () => HttpResponse.json(pageOf())))
  const { router } = open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/instructor/invitations'))
  expect(router.state.location.hash).toBe('#we3')
  expect(router.state.location.search).toBe('?answer=yes')
})

test('in his space the button of the mail is chosen, for its week-end only', async () => {
  signInAs('teacher')
  const items = [pageOf(), pageOf({ planning_id: 'we4', items: [itemOf({ id: 'i4', course_name: 'Hope' })] })]
  server.use(http.get('*/api/own-invitations', () => HttpResponse.json({ items })))
  renderPage(OwnPage, {
    path: '/apps/instructor/invitations',
    at: '/apps/instructor/invitations?answer=no#we3',
  })
  const asked = within(await screen.findByRole('article', { name: 'Faith' }))
  expect(asked.getByRole('radio', { name: 'No' })).toBeChecked()
  const other = within(screen.getByRole('article', { name: 'Hope' }))
  for (const radio of other.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

test.each([
  ['canceled', 'This invitation is canceled'],
  ['over', 'The time to answer has passed'],
] as const)('who is signed in and comes to what is %s is told so, and whom to call', async (state, title) => {
  signInAs('teacher')
  const page = pageOf({ state, items: [itemOf({ may: [] })] })
  server.use(http.post('*/api/own-invitations/open', () => HttpResponse.json(page)))
  open()
  await screen.findByRole('heading', { name: title })
  expect(screen.getByText('Eva Roy · Paris')).toBeVisible()
})

test.each(['teacher', 'student'])('another %s who is signed in is told that it is not his', async (role) => {
  signInAs(role)
  const refusal = { status: 404, code: 'invitation.not_yours' }
  server.use(http.post('*/api/own-invitations/open', () => HttpResponse.json(refusal, { status: 404 })))
  open()
  await screen.findByRole('heading', { name: 'This invitation is not yours' })
})

test('who is signed in as a student, and asked to teach elsewhere, answers by the link', async () => {
  signInAs('student')
  const sent: unknown[] = []
  server.use(
    http.post('*/api/own-invitations/open', () => HttpResponse.json(pageOf())),
    http.post('*/api/invitation-answers/read', () => HttpResponse.json(pageOf())),
    http.post('*/api/invitation-answers/view', () => HttpResponse.json(pageOf())),
    http.post('*/api/invitation-answers', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(pageOf({ state: 'answered', items: [itemOf({ state: 'accepted', may: [] })] }))
    }),
  )
  const { user } = open()
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  expect(sent).toMatchObject([{ token: 'the-token', answers: [{ id: 'i1', kind: 'yes' }] }])
})

test('in his space who comes by a mail about what is over reads so', async () => {
  signInAs('teacher')
  server.use(http.get('*/api/own-invitations', () => HttpResponse.json({ items: [pageOf()] })))
  renderPage(OwnPage, { path: '/apps/instructor/invitations', at: '/apps/instructor/invitations#we1' })
  await screen.findByText('The time to answer has passed')
})

test('in his space who comes by a mail about what is open reads nothing of the kind', async () => {
  signInAs('teacher')
  server.use(http.get('*/api/own-invitations', () => HttpResponse.json({ items: [pageOf()] })))
  renderPage(OwnPage, { path: '/apps/instructor/invitations', at: '/apps/instructor/invitations#we3' })
  await screen.findByRole('article', { name: 'Faith' })
  expect(screen.queryByText('The time to answer has passed')).toBeNull()
})
