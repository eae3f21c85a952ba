import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { classOf, curriculumOf, pageOf, signInAs } from '../test/class-samples'
import { Component as AcademicPage } from './academic-classes-page'
import { Component as CampusPage } from './campus-classes-page'

let asked: string[] = []
let rows = [
  classOf(),
  classOf({ id: 'nic', code: 'NIC-2025', campus_name: 'Nice', confirmed: 0, waiting: 0 }),
]
let created: Schemas['CreateClassRequest'][] = []

const campuses = [
  { id: 'paris', name: 'Paris' },
  { id: 'nice', name: 'Nice' },
]

beforeEach(async () => {
  await loadTexts(['class', 'list'])
  localStorage.clear()
  asked = []
  created = []
  rows = [classOf(), classOf({ id: 'nic', code: 'NIC-2025', campus_name: 'Nice', confirmed: 0, waiting: 0 })]
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/curricula', () => HttpResponse.json(pageOf([curriculumOf()]))),
    http.get('*/api/classes', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(pageOf(rows))
    }),
    http.post('*/api/classes', async ({ request }) => {
      const body = (await request.json()) as Schemas['CreateClassRequest']
      created.push(body)
      if (body.code === 'PAR-2026') {
        const fields = [{ field: 'code', code: 'class.code_taken' }]
        return HttpResponse.json({ code: 'class.code_taken', status: 409, fields }, { status: 409 })
      }
      return HttpResponse.json(classOf({ id: 'new', code: body.code }), { status: 201 })
    }),
  )
})

const openAcademic = (search = '') =>
  renderPage(AcademicPage, { path: '/apps/academic/classes', at: `/apps/academic/classes${search}` })
const openCampus = (search = '') =>
  renderPage(CampusPage, { path: '/apps/campus/classes', at: `/apps/campus/classes${search}` })

test('an address brings its list back', async () => {
  openAcademic('?q=par&state=graduated&programme=diploma&level=2&year=2026&curriculum=cert2&sort=code')
  await screen.findByRole('link', { name: /PAR-2026/ })
  expect(asked[0]).toBe(
    '?sort=code&q=par&programme=diploma&level=2&year=2026&curriculum=cert2&graduated=true&page=1&page_size=50',
  )
})

test('a class that begins next year is to come, one that is over is graduated', async () => {
  const year = new Date().getFullYear()
  rows = [
    classOf({ id: 'next', code: 'NEXT', start_year: year + 1 }),
    classOf({ id: 'now', code: 'NOW', start_year: year }),
    classOf({ id: 'past', code: 'PAST', start_year: year - 2, graduated: true }),
  ]
  openAcademic()
  await screen.findByRole('link', { name: /NEXT/ })
  const stateOf = (code: string) => screen.getByRole('row', { name: new RegExp(code) })
  expect(stateOf('NEXT')).toHaveTextContent('To come')
  expect(stateOf('NOW')).toHaveTextContent('Running')
  expect(stateOf('PAST')).toHaveTextContent('Graduated')
})

test('the list of a campus is that of the session, until somebody asks for all', async () => {
  const { user, router } = openCampus()
  await screen.findByRole('link', { name: /PAR-2026/ })
  expect(asked[0]).toBe('?sort=-year&campus=paris&page=1&page_size=50')
  await user.click(await screen.findByRole('img', { name: 'Remove the filter Campus' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=-year&page=1&page_size=50'))
  expect(router.state.location.search).toBe('?campus=all')
})

test('a student finds his own classes wherever they are, and may make none', async () => {
  signInAs('student')
  rows = []
  openCampus()
  expect(await screen.findByText(/You are in no class at the moment/)).toBeVisible()
  expect(asked[0]).toBe('?sort=-year&page=1&page_size=50')
  expect(screen.queryByRole('button', { name: 'New class' })).not.toBeInTheDocument()
})

test('a new class is checked on its fields, and opens when it is made', async () => {
  const { user, router } = openCampus()
  await user.click(await screen.findByRole('button', { name: 'New class' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New class' }))
  await user.type(dialog.getByLabelText(/^Code/), 'P26')
  await user.click(dialog.getByRole('button', { name: 'Create class' }))
  expect(await dialog.findByText('At least 4 characters')).toBeVisible()
  await user.clear(dialog.getByLabelText(/^Code/))
  await user.type(dialog.getByLabelText(/^Code/), 'PAR-2026')
  await user.click(dialog.getByRole('button', { name: 'Create class' }))
  expect(await dialog.findByText('Another class of this campus already has this code')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Code/), 'B')
  await user.click(dialog.getByRole('button', { name: 'Create class' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/classes/new'))
  expect(created.at(-1)).toMatchObject({ campus_id: 'paris', code: 'PAR-2026B', level: 1, capacity: 0 })
})

test('deleting tells who is in it; who works elsewhere is not offered it', async () => {
  server.use(http.delete('*/api/classes/par', () => HttpResponse.json({ outcome: 'archived' })))
  rows = [classOf(), classOf({ id: 'nic', code: 'NIC-2025', may_edit: false })]
  const { user } = openAcademic()
  await user.click(await screen.findByRole('button', { name: 'Actions for NIC-2025' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open'])
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for PAR-2026' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete class' }))
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  expect(within(question).getByText('14 students are enrolled in it or wait')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Archive class' }))
  expect(await screen.findByText('The class PAR-2026 has been archived.')).toBeVisible()
})
