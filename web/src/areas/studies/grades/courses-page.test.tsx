import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takenAlong } from '@/offline/taken-along'
import { useSession } from '@/session/session-store'
import { browserStore } from '@/test/browser-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { sheetOf, signInAs } from '../test/grade-samples'
import { type GradeCourse, type GradeSheet, gradesKind } from './api'
import { Component } from './courses-page'

const course = (id: string, change: Partial<GradeCourse> = {}): GradeCourse => ({
  ...{ agenda_course_id: id, course_id: id, course_code: id.toUpperCase(), course_name: `Course ${id}` },
  ...{ first_day: '2026-09-12', last_day: '2026-09-13', over: true, published: false, locked: false },
  ...{ students: 4, given: 1, complete: false },
  ...change,
})

const asked: string[] = []

beforeEach(async () => {
  browserStore()
  await loadTexts(['grade', 'list', 'kept'])
  await switchLanguage('en')
  useNotices.setState({ queue: [] })
  asked.length = 0
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('k'.repeat(32)) })),
    http.get('*/api/grades/classes/k1/courses', () =>
      HttpResponse.json({
        ...{ class_id: 'k1', class_code: 'PAR-1', campus_id: 'c1', campus_name: 'Paris' },
        items: [
          course('open'),
          course('second'),
          course('locked', { locked: true }),
          course('running', { over: false }),
        ],
      }),
    ),
    http.get('*/api/grades/sheets/:course/k1', ({ params }) => {
      asked.push(String(params.course))
      return HttpResponse.json({ mark: '1', data: sheetOf({ agenda_course_id: String(params.course) }) })
    }),
  )
  signInAs('teacher')
})

afterEach(() => vi.unstubAllGlobals())

const open = () =>
  renderPage(Component, {
    path: '/apps/campus/grades/courses/:classId',
    at: '/apps/campus/grades/courses/k1',
  }).user

test('what can still be graded is taken along, and opens without a line', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Take 2 sheets along' }))
  await waitFor(() =>
    expect(useNotices.getState().queue.map(({ text }) => text)).toEqual([
      '2 sheets now open on this device without a connection.',
    ]),
  )
  expect(asked).toEqual(['open', 'second'])
  const kept = await takenAlong<GradeSheet>(gradesKind)
  expect(kept.map(({ data }) => data.agenda_course_id).sort()).toEqual(['open', 'second'])
  expect(kept[0]?.data.students).toHaveLength(4)
})

test('a browser that keeps nothing says so', async () => {
  server.use(http.post('*/api/profile/keeping-key', () => new HttpResponse(null, { status: 403 })))
  useSession.setState({ user: sampleSession({ id: 'another', role: ['teacher'] }).user })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Take 2 sheets along' }))
  await waitFor(() =>
    expect(useNotices.getState().queue.map(({ text }) => text)).toEqual([
      'This device could not keep all the sheets.',
    ]),
  )
})
