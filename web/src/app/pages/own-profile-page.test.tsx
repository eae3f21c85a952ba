import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { samplePerson } from '@/test/person'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './own-profile-page'

// So many courses are open to who is signed in.
async function show(role: string, granted: number) {
  let asked = false
  useSession.setState({ user: sampleSession({ role: [role] }).user })
  server.use(
    http.get('*/api/profile', () => HttpResponse.json(samplePerson())),
    http.get('*/api/course-access', () => {
      asked = true
      return HttpResponse.json({ items: [], total: granted, page: 1, page_size: 50 })
    }),
  )
  renderPage(Component, { path: '/pages/profile' })
  await screen.findByRole('tab', { name: 'Sign-in and security' })
  return { asked: () => asked }
}

beforeEach(() => loadTexts(['account', 'church', 'person', 'photo', 'profile']))

const studies = { name: 'My studies' }

test('who was granted a course without being a student finds it on his page', async () => {
  await show('accounting', 1)
  expect(await screen.findByRole('tab', studies)).toBeVisible()
})

test('who has his courses by his role is not asked about, and has no such tab', async () => {
  const { asked } = await show('coordinator', 1)
  expect(screen.queryByRole('tab', studies)).toBeNull()
  expect(asked()).toBe(false)
})

test('who sees sessions has his calendar links there, who does not has not', async () => {
  await show('coordinator', 0)
  expect(screen.getByRole('tab', { name: 'Calendars' })).toBeVisible()
  cleanup()
  await show('user', 0)
  expect(screen.queryByRole('tab', { name: 'Calendars' })).toBeNull()
})
