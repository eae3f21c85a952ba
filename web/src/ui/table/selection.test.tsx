import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { ColumnMenu } from './column-menu'
import type { Column } from './columns'
import { DataTable } from './data-table'
import { RowIdentity } from './row-identity'
import { SelectButton } from './select-button'
import { SelectionBar } from './selection-bar'
import { useColumnChoice } from './use-column-choice'
import { useListParams } from './use-list-params'
import { useSelection } from './use-selection'

type City = { id: string; name: string; people: number; mayor: string }

const cities: City[] = ['Paris', 'Nice', 'Nantes', 'Lyon'].map((name, at) => ({
  id: name.toLowerCase(),
  name,
  people: at,
  mayor: `Mayor of ${name}`,
}))
const columns: Column<City, 'name'>[] = [
  { key: 'name', header: 'Name', sort: 'name', cell: (row) => <RowIdentity title={row.name} /> },
  { key: 'people', header: 'People', cell: (row) => row.people },
  { key: 'mayor', header: 'Mayor', hidden: true, cell: (row) => row.mayor },
]
const spec = { sorts: ['name'], defaultSort: 'name', filters: ['open'] } as const

function Cities() {
  const { params, setParams } = useListParams(spec)
  const selection = useSelection(`${params.q} ${params.filters.open}`)
  const { choice, shown } = useColumnChoice('cities', columns)
  return (
    <main>
      <h1>Cities</h1>
      <ColumnMenu choice={choice} />
      <SelectButton selection={selection} />
      <button type="button" onClick={() => setParams({ filters: { open: 'true' } })}>
        Filter
      </button>
      <button type="button" onClick={() => setParams({ page: 2 })}>
        Turn
      </button>
      <DataTable
        label="Cities"
        columns={shown}
        rows={cities}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => `/cities/${row.id}`}
        sort={params.sort}
        onSort={() => {}}
        selection={selection}
      />
      <SelectionBar selection={selection} total={1000} more>
        <output>{selection.all ? 'all' : [...selection.ids].join(' ')}</output>
      </SelectionBar>
    </main>
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const picked = () => within(screen.getByRole('region', { name: 'Selection' })).getByText(/^(all|[a-z ]+)$/)

beforeEach(() => loadTexts(['list']))

test('a bar appears with the selection, offers all that the list finds, and Escape lets go', async () => {
  const { user, router } = renderPage(Cities)
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  await user.click(box('Nice'))
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Select all 1,000+' }))
  expect(screen.getByText('1,000+ selected')).toBeVisible()
  expect(picked()).toHaveTextContent('all')
  expect(box('Lyon')).toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})

test('Shift picks everything in between; the head picks the page and lets go of it', async () => {
  const { user } = renderPage(Cities)
  await user.click(box('Paris'))
  await user.keyboard('{Shift>}')
  await user.click(box('Nantes'))
  await user.keyboard('{/Shift}')
  expect(picked()).toHaveTextContent('paris nice nantes')
  const page = screen.getByRole('checkbox', { name: 'Select the whole page' })
  expect(page).toBePartiallyChecked()
  await user.click(page)
  expect(picked()).toHaveTextContent('paris nice nantes lyon')
  await user.click(page)
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})

test('the keyboard alone: Space picks the row, Shift with an arrow goes on', async () => {
  const { user } = renderPage(Cities)
  screen.getByRole('link', { name: 'Paris' }).focus()
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(picked()).toHaveTextContent('paris nice nantes')
  expect(screen.getByRole('link', { name: 'Nantes' })).toHaveFocus()
})

test('another page keeps what was picked, another filter does not', async () => {
  const { user } = renderPage(Cities)
  await user.click(box('Nice'))
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(picked()).toHaveTextContent('nice')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(box('Nice')).not.toBeChecked()
})

test('on a phone the boxes come when asked for', async () => {
  const narrow = (query: string) => query.includes('max-width')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow(query),
    addEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    removeEventListener: () => {},
  }))
  const { user } = renderPage(Cities)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(box('Lyon'))
  expect(picked()).toHaveTextContent('lyon')
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('columns are chosen, kept in the browser, and brought back', async () => {
  const first = renderPage(Cities)
  expect(screen.queryByText('Mayor of Nice')).not.toBeInTheDocument()
  await first.user.click(screen.getByRole('button', { name: 'Columns' }))
  await first.user.click(screen.getByRole('menuitemcheckbox', { name: 'Mayor' }))
  await first.user.click(screen.getByRole('menuitemcheckbox', { name: 'People' }))
  expect(screen.getByText('Mayor of Nice')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('columns.cities') ?? '')).toEqual(['mayor'])
  await first.user.click(screen.getByRole('menuitem', { name: 'Original columns' }))
  expect(screen.getByRole('columnheader', { name: 'People' })).toBeInTheDocument()
  expect(localStorage.getItem('columns.cities')).toBeNull()
})

test('a choice that makes no sense shows the list as it begins', () => {
  localStorage.setItem('columns.cities', '{{{')
  renderPage(Cities)
  expect(screen.getByRole('columnheader', { name: 'People' })).toBeInTheDocument()
})
