import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { courseOf, courseRowOf, pageOf, signInAs } from '../test/course-samples'
import { inMain } from '../test/in-main'
import { Component as CoursePage } from './course-page'
import { Component as NewCoursePage } from './new-course-page'

let course = courseOf()
let sent: unknown[] = []
let required: Schemas['RequiredCourse'][] = []

beforeEach(async () => {
  await loadTexts(['course', 'list', 'history', 'record'])
  course = courseOf()
  sent = []
  required = []
  signInAs('supervisor')
  server.use(
    http.get('*/api/courses/faith', () => HttpResponse.json(course)),
    http.get('*/api/courses/faith/requirements', () => HttpResponse.json(pageOf(required))),
    http.get('*/api/courses', () =>
      HttpResponse.json(
        pageOf([courseRowOf('Faith'), courseRowOf('La foi', { id: 'foi', edition: 'Français' })]),
      ),
    ),
    http.put('*/api/courses/faith', async ({ request }) => {
      const body = (await request.json()) as object
      sent.push(body)
      course = { ...course, ...body, version: 4 }
      return HttpResponse.json(course)
    }),
    http.post('*/api/courses', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...course, id: 'new' }, { status: 201 })
    }),
  )
})

const open = () =>
  renderPage(inMain(CoursePage), {
    path: '/apps/academic/course/:courseId',
    at: '/apps/academic/course/faith?edit=1',
  })

test('a course is changed on the version it was read in', async () => {
  const { user } = open()
  const code = await screen.findByRole('textbox', { name: /Code/ })
  await user.clear(code)
  await user.type(code, 'FO')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('At least 4 characters')).toBeVisible()
  expect(sent).toEqual([])
  await user.type(code, 'I2')
  const hours = screen.getByRole('textbox', { name: 'Hours' })
  await user.clear(hours)
  await user.type(hours, '20')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ code: 'FOI2', hours: 20, version: 3 })
  expect(await screen.findByText('20 hours')).toBeVisible()
})

test('its parts and its other versions are one click away', async () => {
  const { router, user } = open()
  const tab = await screen.findByRole('tab', { name: 'Documents' })
  expect(tab).toHaveAttribute('href', '/apps/academic/course/docs/faith')
  expect(screen.getByRole('tab', { name: 'Instructors' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Français/ })).toHaveAttribute(
    'href',
    '/apps/academic/course/foi',
  )
  expect(await accessibilityFaults()).toEqual([])
  await user.click(tab)
  expect(router.state.location.pathname).toBe('/apps/academic/course/docs/faith')
})

test('a student reads it, and is spared what is for the staff', async () => {
  signInAs('student')
  course = courseOf({ may_edit: false, may_file: false, description: 'What faith is.' })
  open()
  expect(await screen.findByText('What faith is.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Details', 'Documents', 'Books'])
  expect(screen.queryByRole('button', { name: 'Actions for Faith' })).not.toBeInTheDocument()
})

test('an archived course says so and can be restored', async () => {
  course = courseOf({ archived: true, may_edit: false, may_file: false })
  server.use(
    http.post('*/api/courses/faith/restore', () => {
      course = courseOf()
      return HttpResponse.json(course)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Restore course' }))
  expect(await screen.findByRole('textbox', { name: /Code/ })).toBeVisible()
})

test('a new version begins as the course it is made from, but for what tells them apart', async () => {
  const { user } = renderPage(NewCoursePage, {
    path: '/apps/academic/course/new',
    at: '/apps/academic/course/new?from=faith',
  })
  expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveValue('FOI1')
  const edition = screen.getByRole('textbox', { name: 'Version' })
  expect(edition).toHaveValue('')
  await user.type(edition, 'Português')
  await user.click(screen.getByRole('checkbox', { name: 'Books' }))
  await user.click(screen.getByRole('button', { name: 'Create course' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ code: 'FOI1', name: 'Faith', hours: 12, edition: 'Português' })
  expect(sent[0]).toMatchObject({ from_id: 'faith', copy: ['documents'] })
})

test('the courses that it builds on are named, and taken away again', async () => {
  server.use(
    http.put('*/api/courses/faith/requirements', async ({ request }) => {
      const body = (await request.json()) as Schemas['SetCourseRequirementsRequest']
      sent.push(body)
      required = body.course_ids.map((course_id) => ({
        course_id,
        code: 'FOI1',
        name: 'La foi',
        edition: '',
      }))
      course = { ...course, version: course.version + 1 }
      return HttpResponse.json(course)
    }),
  )
  const { user } = open()
  expect(await screen.findByText('It builds on no other course.')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Add a course that it builds on' }), 'foi')
  await user.click(await screen.findByRole('option', { name: /La foi/ }))
  expect(await screen.findByRole('link', { name: 'La foi' })).toHaveAttribute(
    'href',
    '/apps/academic/course/foi',
  )
  await user.click(await screen.findByRole('button', { name: 'It does not build on La foi' }))
  expect(await screen.findByText('It builds on no other course.')).toBeVisible()
  expect(sent).toEqual([
    { version: 3, course_ids: ['foi'] },
    { version: 4, course_ids: [] },
  ])
  expect(await accessibilityFaults()).toEqual([])
})
