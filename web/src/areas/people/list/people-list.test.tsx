import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { campuses, pageOf, peopleTexts, rowOf, signInAs } from '../test/people-samples'
import { Component as CoordinatorsPage } from './coordinators-page'
import { Component as StudentsPage } from './students-page'
import { Component as TeamPage } from './team-page'

type Standing = ReturnType<typeof rowOf>['standings'][number]

const stands = (state: Standing['state'], code = ''): Standing => ({
  ...{ campus_id: 'paris', state, class_id: code, class_code: code },
})

let asked: string[] = []
let rows = [rowOf('Ana Lopes'), rowOf('Bob Diop', { enabled: false })]
let total = 2

beforeEach(async () => {
  await loadTexts(peopleTexts)
  asked = []
  rows = [
    rowOf('Ana Lopes', { standings: [stands('confirmed', 'PAR26')] }),
    rowOf('Bob Diop', { enabled: false }),
    rowOf('Cléa Roy', {
      applicant: true,
      standings: [stands('applicant')],
      roles: [{ campus_id: 'paris', campus_name: 'Paris', role: 'user' }],
    }),
    rowOf('Dan Kone', {
      standings: [stands('former')],
      roles: [{ campus_id: 'paris', campus_name: 'Paris', role: 'user', former: true }],
    }),
  ]
  total = rows.length
  signInAs('secretary')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/classes', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/applications', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/people/duplicates', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/staff-invites', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/churches', () => HttpResponse.json(pageOf([{ id: 'c1', name: 'Bethel', city: 'Nice' }]))),
    http.get('*/api/churches/c1', () => HttpResponse.json({ id: 'c1', name: 'Bethel', city: 'Nice' })),
    http.get('*/api/people', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search))
      return HttpResponse.json(pageOf(rows, total))
    }),
  )
})

const openStudents = (search = '') =>
  renderPage(inMain(StudentsPage), { path: '/apps/campus/student', at: `/apps/campus/student${search}` })

test('students and applicants of the own campus, the latter with a chip', async () => {
  openStudents()
  await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(asked).toEqual(['?role=student&role=user&campus=paris&sort=name&page=1&page_size=50'])
  const rowOfClea = screen.getByRole('row', { name: /Cléa Roy/ })
  expect(within(rowOfClea).getByText('Applicant')).toBeVisible()
  // A column that says "Student" on every line says nothing; class and state do.
  const rowOfAna = screen.getByRole('row', { name: /Ana Lopes/ })
  expect(within(rowOfAna).getAllByText('PAR26')[0]).toBeInTheDocument()
  expect(within(rowOfAna).getByText('Confirmed')).toBeVisible()
  expect(screen.queryByText('Student')).not.toBeInTheDocument()
  const rowOfDan = screen.getByRole('row', { name: /Dan Kone/ })
  expect(within(rowOfDan).getAllByText('Former student')[0]).toBeInTheDocument()
  expect(within(rowOfDan).queryByText(/Applicant|User/)).not.toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /Bob Diop/ })).getByText('Sign-in blocked')).toBeVisible()
  // One campus only is in reach: there is nothing to choose.
  expect(screen.queryByRole('button', { name: /^Campus/ })).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('an address brings its list back, and each filter changes the address', async () => {
  const { user, router } = openStudents('?q=lop&role=alumni,admin&enabled=false&church=c1&sort=-city&page=2')
  await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(asked.at(-1)).toBe(
    '?role=alumni&q=lop&campus=paris&enabled=false&church=c1&sort=-city&page=2&page_size=50',
  )
  expect(await screen.findByRole('button', { name: /Church: Bethel/ })).toBeVisible()
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'City' }))
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'Vincennes{Enter}')
  await waitFor(() => expect(asked.at(-1)).toContain('city=Vincennes'))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=lop&sort=-city'))
})

test('who reaches the network sees his campus as a filter, and may take it away', async () => {
  signInAs('supervisor')
  const { user, router } = renderPage(inMain(TeamPage), { path: '/apps/campus/user' })
  const chip = await screen.findByRole('button', { name: /Campus: Paris/ })
  expect(asked.at(-1)).toContain('&campus=paris&')
  await user.click(within(chip).getByTitle('Remove the filter Campus'))
  expect(router.state.location.search).toBe('?campus=all')
  await waitFor(() => expect(asked.at(-1)).not.toContain('campus='))
  // Without a campus the list says where each role counts.
  expect(await screen.findAllByText('Student · Paris', { selector: '.MuiChip-label' })).toHaveLength(2)
})

test('coordinators are those of the whole network to begin with', async () => {
  signInAs('librarian')
  renderPage(inMain(CoordinatorsPage), { path: '/apps/academic/user' })
  await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(asked).toEqual(['?role=coordinator&sort=name&page=1&page_size=50'])
  // Who may not know how to reach people is not offered to filter by it, nor to change anything.
  expect(screen.queryByRole('button', { name: 'City' })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Mobile' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
})

test('nobody matches: one button shows everybody again; nobody yet: the next step', async () => {
  rows = []
  total = 0
  const { user, router } = openStudents('?q=zzz')
  await user.click(await screen.findByRole('button', { name: 'Show everybody' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Nobody is here yet. Add the first student.')).toBeVisible()
  await user.click(screen.getByRole('heading', { name: /Students/ }))
  await user.keyboard('n')
  expect(router.state.location.pathname).toBe('/apps/campus/student/new')
})

test('the row’s menu: a secretary sends a link, a coordinator also decides who signs in', async () => {
  const calls: string[] = []
  server.use(
    http.post('*/api/people/:id/reset-link', ({ params }) => {
      calls.push(`link ${params.id}`)
      return HttpResponse.json({ done: true })
    }),
    http.put('*/api/people/:id/enabled', async ({ params, request }) => {
      calls.push(`${params.id} ${JSON.stringify(await request.json())}`)
      return HttpResponse.json({ done: true })
    }),
  )
  const { user } = openStudents()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Lopes' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Open',
    'Send a password link',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Send a password link' }))
  expect(await screen.findByText('A link has been sent to Ana Lopes.')).toBeVisible()
  signInAs('coordinator')
  await user.click(await screen.findByRole('button', { name: 'Actions for Bob Diop' }))
  await user.click(screen.getByRole('menuitem', { name: 'Allow sign-in' }))
  await waitFor(() => expect(calls).toEqual(['link ana-lopes', 'bob-diop {"enabled":true,"reason":""}']))
})

test('who is late with payments is a filter for who reads money, and for nobody else', async () => {
  const { user } = openStudents()
  await screen.findByRole('link', { name: /Ana Lopes/ })
  await user.click(screen.getByRole('button', { name: 'Payments' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Late' }))
  await waitFor(() => expect(asked.at(-1)).toContain('late=true'))
})

test('a librarian is not asked who is late with payments', async () => {
  signInAs('librarian')
  openStudents()
  await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(screen.queryByRole('button', { name: 'Payments' })).not.toBeInTheDocument()
})
