import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { courseRowOf, pageOf, signInAs } from '../test/course-samples'
import { Component } from './courses-page'

let asked: string[] = []
let rows = [courseRowOf('Faith'), courseRowOf('Prayer')]
let deleted: string[] = []

beforeEach(async () => {
  await loadTexts(['course', 'list'])
  asked = []
  deleted = []
  rows = [courseRowOf('Faith'), courseRowOf('Prayer')]
  signInAs('supervisor')
  const teacher = { id: 't1', name: 'Jean Morel' }
  server.use(
    http.get('*/api/instructors', () => HttpResponse.json(pageOf([teacher]))),
    http.get('*/api/instructors/t1', () => HttpResponse.json(teacher)),
    http.get('*/api/courses', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(pageOf(rows, rows.length && 120))
    }),
    http.get('*/api/courses/:id/dependents', ({ params }) => {
      const count = params.id === 'faith' ? 2 : 0
      return HttpResponse.json({ items: [{ name: 'documents', count }], archives: count > 0 })
    }),
    http.delete('*/api/courses/:id', ({ params }) => {
      deleted.push(String(params.id))
      return HttpResponse.json({ outcome: params.id === 'faith' ? 'archived' : 'deleted' })
    }),
  )
})

const open = (search = '') =>
  renderPage(Component, { path: '/apps/academic/course', at: `/apps/academic/course${search}` })

test('an address brings its list back, and each step changes the address', async () => {
  const { user, router } = open('?q=fai&state=archived&sort=-hours&page=2')
  await screen.findByRole('link', { name: /Faith/ })
  expect(asked).toEqual(['?sort=-hours&q=fai&archived=true&page=2&page_size=50'])
  await user.click(screen.getByRole('button', { name: 'Code' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=fai&state=archived&sort=code'))
  await user.click(screen.getByRole('button', { name: 'Instructor' }))
  await user.type(screen.getByRole('combobox', { name: 'Instructor' }), 'jean')
  await user.click(await screen.findByRole('option', { name: 'Jean Morel' }))
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?sort=code&q=fai&archived=true&teacher=t1&page=1&page_size=50'),
  )
  expect(await screen.findByRole('button', { name: /Instructor: Jean Morel/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=fai&sort=code'))
})

test('who manages is offered a new course, with n too', async () => {
  const { user, router } = open()
  expect(await screen.findByRole('link', { name: 'New course' })).toBeVisible()
  await user.keyboard('n')
  expect(router.state.location.pathname).toBe('/apps/academic/course/new')
})

test('a student reads the list, and no more', async () => {
  signInAs('student')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Open',
    'Documents',
    'Books',
  ])
  expect(screen.queryByRole('link', { name: 'New course' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Instructor' })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Instructors' })).not.toBeInTheDocument()
})

test('no course in reach is said as such; none found offers all of them', async () => {
  rows = []
  signInAs('student')
  const { user, router } = open('?q=zzz')
  await user.click(await screen.findByRole('button', { name: 'Show all courses' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('No course is open to you at the moment.')).toBeVisible()
})

test('deleting asks, tells what hangs on it, and names what will really happen', async () => {
  const { user } = open()
  const startDeleting = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete course' }))
    return screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  }
  const archiving = await startDeleting('Faith')
  expect(within(archiving).getByText('2 documents')).toBeVisible()
  await user.click(within(archiving).getByRole('button', { name: 'Archive course' }))
  expect(await screen.findByText('The course Faith has been archived.')).toBeVisible()
  await user.click(within(await startDeleting('Prayer')).getByRole('button', { name: 'Delete course' }))
  await waitFor(() => expect(deleted).toEqual(['faith', 'prayer']))
})
