import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { courseBookOf, courseOf, pageOf, signInAs } from '../test/course-samples'
import { inMain, layOut } from '../test/in-main'
import { Component } from './books-page'

let course = courseOf()
let books = [
  courseBookOf('One', 'required'),
  courseBookOf('Two', 'required'),
  courseBookOf('Three', 'suggested'),
]
// "3: one required, two required"
let saved: string[] = []

const bookRowOf = (title: string) => ({ ...courseBookOf(title, 'required'), id: title.toLowerCase() })

type Saved = Schemas['SetCourseBooksRequest']

beforeEach(async () => {
  await loadTexts(['course', 'list', 'book', 'record'])
  course = courseOf()
  saved = []
  signInAs('supervisor')
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/courses/faith', () => HttpResponse.json(course)),
    http.get('*/api/courses/faith/books', () => HttpResponse.json(pageOf(books))),
    http.get('*/api/books', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      const found = ['One', 'Four'].map(bookRowOf)
      return HttpResponse.json(pageOf(q === 'fo' ? found : []))
    }),
    http.put('*/api/courses/faith/books', async ({ request }) => {
      const { version, books: chosen } = (await request.json()) as Saved
      if (version !== course.version) return HttpResponse.json({ code: 'edit.stale' }, { status: 409 })
      course = { ...course, version: version + 1 }
      saved.push(`${version}: ${chosen.map(({ book_id, need }) => `${book_id} ${need}`).join(', ')}`)
      return HttpResponse.json(pageOf(books))
    }),
  )
})

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/academic/course/books/:courseId',
    at: '/apps/academic/course/books/faith',
  })

test('a book is found, added, made a suggestion and taken out, each saved on the version before', async () => {
  const { user } = open()
  const field = await screen.findByRole('combobox', { name: 'Add a required book' })
  await user.type(field, 'fo')
  // What the course has already is not offered again.
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['FourK. Hagin · Paperback'])
  await user.click(options[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Actions for Four' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move to the suggested books' }))
  await user.click(screen.getByRole('button', { name: 'Actions for One' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the course' }))
  await waitFor(() =>
    expect(saved).toEqual([
      '3: one required, two required, four required, three suggested',
      '4: one required, two required, three suggested, four suggested',
      '5: two required, three suggested, four suggested',
    ]),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(saved.at(-1)).toBe('6: one required, two required, three suggested, four suggested'),
  )
})

test('Enter never adds what was found for the text before', async () => {
  server.use(
    http.get('*/api/books', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('q') ?? ''
      return HttpResponse.json(pageOf((typed === '' ? ['Alpha', 'Beta'] : ['Four']).map(bookRowOf)))
    }),
  )
  const { user } = open()
  const field = await screen.findByRole('combobox', { name: 'Add a required book' })
  await user.click(field)
  await screen.findByRole('option', { name: /Alpha/ })
  await user.type(field, 'four{Enter}')
  expect(await screen.findByRole('option', { name: /Four/ })).toBeVisible()
  expect(saved).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(saved).toEqual(['3: one required, two required, four required, three suggested']),
  )
})

test('by keyboard a book is picked up, moved and put down', async () => {
  layOut()
  const { user } = open()
  const list = await screen.findByRole('list', { name: 'Required books' })
  expect(await accessibilityFaults()).toEqual([])
  within(list).getByRole('button', { name: 'Move One' }).focus()
  await user.keyboard(' ')
  await screen.findByText('One: position 1 of 2.')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('One: position 2 of 2.')
  await user.keyboard(' ')
  await waitFor(() => expect(saved).toEqual(['3: two required, one required, three suggested']))
})

test('undoing puts back one book in its place, and leaves what was done since', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for One' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the course' }))
  await screen.findByText('“One” has been removed from the course.')
  await user.type(screen.getByRole('combobox', { name: 'Add a required book' }), 'fo')
  await user.click(await screen.findByRole('option', { name: /Four/ }))
  await waitFor(() => expect(saved).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(saved.at(-1)).toBe('5: one required, two required, four required, three suggested'),
  )
})

test('a change is made on what somebody else has saved in the meantime', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for One' }))
  course = { ...course, version: 9 }
  const theirs = [courseBookOf('Five', 'required'), ...books]
  server.use(http.get('*/api/courses/faith/books', () => HttpResponse.json(pageOf(theirs))))
  await user.click(screen.getByRole('menuitem', { name: 'Move to the suggested books' }))
  await waitFor(() =>
    expect(saved).toEqual(['9: five required, two required, three suggested, one suggested']),
  )
  expect(await screen.findByText(/your change was added to theirs/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Five' })).toBeVisible()
})

test('what could not be saved is said, and the books are as the server has them', async () => {
  server.use(
    http.put('*/api/courses/faith/books', () => HttpResponse.json({ code: 'edit.stale' }, { status: 409 })),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for One' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the course' }))
  expect(await screen.findByText(/somebody else/i)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'One' })).toBeVisible()
})

test('who may not change the course reads its books; one that is not published leads nowhere', async () => {
  signInAs('student')
  course = courseOf({ may_edit: false })
  books = [courseBookOf('One', 'required'), { ...courseBookOf('Two', 'required'), published: false }]
  open()
  expect(await screen.findByRole('link', { name: 'One' })).toBeVisible()
  expect(screen.getByText('Two')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Two' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Move|Actions)/ })).not.toBeInTheDocument()
})
