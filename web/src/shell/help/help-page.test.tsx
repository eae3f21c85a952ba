import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './help-page'

beforeEach(async () => {
  await loadTexts(['shell'])
  server.use(
    http.get('*/api/campuses/c1', () =>
      HttpResponse.json({ id: 'c1', phone: '+33 1 40 00 00 01', schedule: 'Monday to Friday, 9 to 12' }),
    ),
  )
})

function show(role: string[], query = '') {
  useSession.setState({ user: sampleSession({ role }).user })
  const Page = () => (
    <main>
      <Component />
    </main>
  )
  return renderPage(Page, { path: '/pages/help', at: `/pages/help${query}` })
}

test('our own help names whom to call, and the keys', async () => {
  show(['secretary'])
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(await screen.findByText(/office of campus Paris helps you/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '+33 1 40 00 00 01' })).toHaveAttribute(
    'href',
    'tel:+33140000001',
  )
  expect(screen.getByText('Monday to Friday, 9 to 12')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('the guide has the chapters of who reads it', async () => {
  const { user } = show(['secretary'])
  const guide = within(await screen.findByRole('navigation', { name: 'Your guide' }))
  expect(guide.getByRole('link', { name: 'Students' })).toBeVisible()
  expect(guide.queryByRole('link', { name: 'Network settings' })).not.toBeInTheDocument()

  await user.click(guide.getByRole('link', { name: 'Grades' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Grades' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All chapters' }))
  expect(await screen.findByRole('navigation', { name: 'Your guide' })).toBeVisible()
})

test('it opens at the page that one comes from, in the words of that page', async () => {
  show(['teacher'], '?at=/apps/campus/attendance/courses/k1')
  const chapter = within(await screen.findByRole('region', { name: 'Attendance' }))
  expect(chapter.getByText('All present').tagName).toBe('B')
  expect(chapter.getAllByRole('listitem')).toHaveLength(5)
  expect(chapter.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    '/apps/campus/attendance',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('a chapter shows its screen, which can be seen large; without a line it does without', async () => {
  const { user } = show(['teacher'], '?chapter=attendance')
  const chapter = within(await screen.findByRole('region', { name: 'Attendance' }))
  const opener = chapter.getByRole('button', { name: /^Who was there, session by session/ })
  expect(opener).toHaveAttribute('title', 'Enlarge the picture')
  const picture = within(opener).getByRole('img')
  expect(picture).toHaveAttribute('src', expect.stringMatching(/\/en\/attendance\.webp$/))
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '880')
  expect(picture).toHaveAttribute('height', '550')

  await user.click(opener)
  const large = within(await screen.findByRole('dialog', { name: 'Attendance' }))
  expect(large.getByRole('img', { name: 'Attendance' })).toHaveAttribute('src', picture.getAttribute('src'))
  expect(large.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument()
  await user.click(large.getByRole('button', { name: 'Close' }))

  fireEvent.error(picture)
  expect(opener).not.toBeInTheDocument()
})

test('a chapter that is written for others is not opened', async () => {
  show(['student'], '?chapter=network')
  expect(await screen.findByRole('navigation', { name: 'Your guide' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Network settings' })).not.toBeInTheDocument()
})
