import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as TakingPage } from './taking-page'

const session: Schemas['Taking'] = {
  ...{
    session_id: 'a0',
    agenda_course_id: 'ac',
    course_id: 'faith',
    course_code: 'F1',
    course_name: 'Faith',
  },
  ...{ day: '2026-11-14', start: 540, finish: 720, time_zone: 'Europe/Paris', place: 'Room 1' },
  ...{ starts_at: '2026-11-14T08:00:00Z', ends_at: '2026-11-14T11:00:00Z' },
  ...{ students: 12, marked: 0, state: 'untaken' },
}
const classOf = (code: string, change: Partial<Schemas['TakingClass']> = {}): Schemas['TakingClass'] => ({
  ...{ class_id: code.toLowerCase(), class_code: code, campus_id: 'c1', campus_name: 'Paris' },
  ...{ today: [], untaken: [] },
  ...change,
})
const serve = (...items: Schemas['TakingClass'][]) =>
  server.use(http.get('*/api/attendance/today', () => HttpResponse.json({ items })))
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(async () => {
  await loadTexts(['attendance', 'list'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
})

test('the classes of today come first, then what was not taken, then the others', async () => {
  serve(classOf('K1', { today: [session] }), classOf('K2', { untaken: [session] }), classOf('K3'))
  renderPage(TakingPage)
  expect((await part('Today')).getByText('Class K1')).toBeVisible()
  expect((await part('Earlier, still to be taken')).getByText('Class K2')).toBeVisible()
  const others = (await part('Other classes')).getAllByRole('link')
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/apps/campus/attendance/courses/k3'])
})

test('where all is taken and today nothing is held, the classes are led to all the same', async () => {
  serve(classOf('K3'))
  renderPage(TakingPage)
  expect(await screen.findByText('There is no session today, and everything is taken.')).toBeVisible()
  expect((await part('Other classes')).getByRole('link', { name: /K3/ })).toBeVisible()
})
