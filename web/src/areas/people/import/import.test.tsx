import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { linesText } from '@/ui/import/ticks'
import { inMain } from '../test/in-main'
import { campuses, pageOf, peopleTexts, signInAs } from '../test/people-samples'
import { Component as ImportPage } from './import-page'

const row = (line: number, more: Partial<Schemas['PeopleRow']> = {}): Schemas['PeopleRow'] => ({
  ...{ line, outcome: 'create', name: `Person ${line}`, detail: '', person_id: '', campus: 'Paris' },
  ...{ roles: ['student'], changes: [], problems: [], proposal: '' },
  ...more,
})

const refused = row(3, {
  outcome: 'refuse',
  name: 'Yves Yo',
  problems: [
    {
      field: 'birth_date',
      value: '31/02/1990',
      code: 'import.not_a_date',
      params: { value: '31/02/1990' },
      warning: false,
    },
    { field: '', value: '', code: 'import.looks_like', params: { name: 'Yves Yot' }, warning: false },
  ],
})

const changed = row(4, {
  outcome: 'change',
  name: 'Ana Lopes',
  changes: [{ field: 'city', before: 'Paris', after: 'Nice' }],
})

function planOf(rows: Schemas['PeopleRow'][]): Schemas['PeoplePlan'] {
  const count = (outcome: string) => rows.filter((one) => one.outcome === outcome).length
  return {
    token: 'x'.repeat(64),
    columns: [
      { heading: 'Nom', name: 'last_name', closed: false },
      { heading: 'Colour', name: '', closed: false },
    ],
    rows,
    counts: {
      create: count('create'),
      change: count('change'),
      same: count('same'),
      look: count('look'),
      refuse: count('refuse'),
      left: 0,
    },
    churches: ['Bethel'],
  }
}

let plans: URL[] = []
let runs: URL[] = []
let plan = planOf([])

beforeEach(async () => {
  await loadTexts([...peopleTexts, 'import'])
  plans = []
  runs = []
  plan = planOf([row(2), refused, changed])
  signInAs('coordinator')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/people/imports', () => HttpResponse.json({ items: [] })),
    http.put('*/api/people/import', ({ request }) => {
      plans.push(new URL(request.url))
      return HttpResponse.json(plan)
    }),
    http.post('*/api/people/import', ({ request }) => {
      runs.push(new URL(request.url))
      const lines = [
        { done: 1, total: 2 },
        {
          done: 2,
          total: 2,
          id: 'i1',
          result: { create: 1, change: 1, same: 0, look: 0, refuse: 1, left: 0 },
        },
      ]
      return new HttpResponse(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }),
  )
})

async function choose() {
  const view = renderPage(inMain(ImportPage), { path: '/apps/campus/import' })
  const file = new File(['Nom\nA'], 'people.csv', { type: 'text/csv' })
  await view.user.upload(await screen.findByLabelText('File of people', { selector: 'input' }), file)
  await screen.findByText('Yves Yo')
  return view
}

test('first what needs a look, with the reason for each cell; nothing runs while a row is refused', async () => {
  const { user } = await choose()
  expect(plans[0]?.searchParams.get('role')).toBe('student')
  expect(screen.getByText('Date of birth: “31/02/1990” is not a date')).toBeVisible()
  expect(screen.getByText('Looks like Yves Yot')).toBeVisible()
  expect(screen.queryByText('Ana Lopes')).not.toBeInTheDocument()
  expect(screen.getByText(/One column is not recognised.*Colour/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 people' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'All 3' }))
  expect(screen.getByText('City: Paris → Nice')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('rows may be left out; what was done is told', async () => {
  const { user } = await choose()
  await user.click(screen.getByLabelText('Leave out the row that is refused or not confirmed'))
  await user.click(screen.getByRole('button', { name: 'Import 2 people' }))
  expect(await screen.findByText('Import finished')).toBeVisible()
  expect(screen.getByText('1 person created')).toBeVisible()
  expect(screen.getByText('1 row left out')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download these rows with the reasons' })).toBeVisible()
  expect(runs[0]?.searchParams.get('token')).toBe('x'.repeat(64))
  expect(runs[0]?.searchParams.get('skip_refused')).toBe('true')
})

test('people who look like others are created only when one says so, and columns can be named', async () => {
  const { user } = await choose()
  plan = planOf([row(2), row(3), changed])
  await user.click(screen.getByLabelText('Also create people who look like others'))
  expect(await screen.findByRole('button', { name: 'Import 3 people' })).toBeEnabled()
  expect(plans.at(-1)?.searchParams.get('look_alikes')).toBe('true')
  await user.click(screen.getByRole('button', { name: '1 column recognised' }))
  await user.selectOptions(screen.getByLabelText('Colour'), 'bio')
  await waitFor(() => expect(plans.at(-1)?.searchParams.get('columns')).toBe('last_name,bio'))
})

test('where the school has changed meanwhile, the new plan is shown', async () => {
  plan = planOf([changed])
  const view = renderPage(inMain(ImportPage), { path: '/apps/campus/import' })
  const file = new File(['Nom\nA'], 'people.csv', { type: 'text/csv' })
  await view.user.upload(await screen.findByLabelText('File of people', { selector: 'input' }), file)
  await screen.findByText('Ana Lopes')
  server.use(
    http.post('*/api/people/import', () =>
      HttpResponse.json({ code: 'import.changed', status: 409 }, { status: 409 }),
    ),
  )
  await view.user.click(screen.getByRole('button', { name: 'Import 1 person' }))
  expect(await screen.findByText(/Data have changed since the check/)).toBeVisible()
  await waitFor(() => expect(plans).toHaveLength(2))
})

test('a row to look at is taken only when somebody ticks it, and any row may be left out', async () => {
  const other = row(5, {
    outcome: 'look',
    proposal: 'change',
    name: 'Yves Yo',
    problems: [
      { field: '', value: '', code: 'import.other_name', params: { name: 'Anna Alba' }, warning: true },
    ],
  })
  plan = planOf([row(2), row(3), other])
  const { user } = await choose()
  await user.click(screen.getByRole('button', { name: /^All/ }))
  expect(screen.getByText(/belongs to Anna Alba/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 people' })).toBeDisabled()
  await user.click(screen.getByLabelText('It is the same person'))
  await user.click(screen.getByLabelText('Import row 3'))
  expect(screen.getByText('Left out')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 2 people' }))
  await screen.findByText('Import finished')
  expect(runs[0]?.searchParams.get('take')).toBe('5')
  expect(runs[0]?.searchParams.get('leave')).toBe('3')
  // The sheet of what was not taken is what was decided, too.
  let asked: URLSearchParams | undefined
  server.use(
    http.post('*/api/people/import/refused', ({ request }) => {
      asked = new URL(request.url).searchParams
      return HttpResponse.json({ code: 'internal', status: 500 }, { status: 500 })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Download these rows with the reasons' }))
  await waitFor(() => expect([asked?.get('take'), asked?.get('leave')]).toEqual(['5', '3']))
})

test('an import can be undone, after a question', async () => {
  const items = [
    {
      id: 'i7',
      file_name: 'students.csv',
      created: 3,
      changed: 1,
      created_at: '2026-11-10T10:00:00Z',
      until: '2026-12-10T10:00:00Z',
    },
  ]
  let undone = ''
  server.use(
    http.get('*/api/people/imports', () => HttpResponse.json({ items })),
    http.post('*/api/people/imports/:id/undo', ({ params }) => {
      undone = String(params.id)
      return HttpResponse.json(items[0])
    }),
  )
  const { user } = renderPage(inMain(ImportPage))
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo this import' }),
  )
  expect(await screen.findByText('The import “students.csv” has been undone.')).toBeVisible()
  expect(undone).toBe('i7')
})

test.each([
  [[], ''],
  [[4], '4'],
  [[9, 7, 8, 4], '4,7-9'],
])('lines %j are told as %s', (lines, text) => {
  expect(linesText(lines)).toBe(text)
})
