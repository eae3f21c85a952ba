import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { DataTable } from './data-table'
import { FilterChip } from './filter-chip'
import { nextSort } from './list-params'
import { ListToolbar } from './list-toolbar'
import { Pager } from './pager'
import { RowIdentity } from './row-identity'
import { SearchField } from './search-field'
import { useListParams } from './use-list-params'
import { rowInFocus } from './use-row-keys'

beforeEach(() => loadTexts(['list']))

type City = { id: string; name: string; people: number }

const cities: City[] = [
  { id: '1', name: 'Paris', people: 20 },
  { id: '2', name: 'Nice', people: 5 },
  { id: '3', name: 'Nantes', people: 7 },
]
const spec = { sorts: ['name', 'people'] as const, defaultSort: 'name' as const, filters: ['open'] as const }
const yesNo = [
  { value: 'true', label: 'Open' },
  { value: 'false', label: 'Closed' },
]

function Cities() {
  const { params, setParams } = useListParams(spec)
  return (
    <>
      <ListToolbar>
        <SearchField
          label="Search cities"
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        <FilterChip
          label="State"
          choices={yesNo}
          value={params.filters.open}
          onChange={(open) => setParams({ filters: { open } })}
        />
      </ListToolbar>
      <DataTable
        label="Cities"
        columns={[
          {
            key: 'name',
            header: 'Name',
            sort: 'name',
            cell: (row: City) => <RowIdentity title={row.name} />,
          },
          { key: 'people', header: 'People', sort: 'people', align: 'end', cell: (row: City) => row.people },
        ]}
        rows={cities}
        rowKey={(row) => row.id}
        rowHref={(row) => `/cities/${row.id}`}
        sort={params.sort}
        onSort={(column) => setParams({ sort: nextSort(column, params.sort) })}
      />
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        total={1000}
        more
        onPage={(page) => setParams({ page })}
        onPageSize={(pageSize) => setParams({ pageSize })}
      />
    </>
  )
}

const show = (at = '/') => renderPage(Cities, { path: '/', at })

test('arrow keys move between rows, which are one stop for Tab, and Enter opens', async () => {
  const { user, router } = show()
  const links = screen.getAllByRole('link')
  links[0]?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Nantes' })).toHaveFocus()
  expect(links.map((link) => link.tabIndex)).toEqual([-1, -1, 0])
  await user.keyboard('{Home}{Enter}')
  expect(router.state.location.pathname).toBe('/cities/1')
})

test('a click anywhere on a row opens it', async () => {
  const { user, router } = show()
  await user.click(screen.getByRole('cell', { name: '5' }))
  expect(router.state.location.pathname).toBe('/cities/2')
})

test('a header sorts, says so, and the address keeps it', async () => {
  const { user, router } = show('/?page=3')
  await user.click(screen.getByRole('button', { name: 'People' }))
  expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'ascending')
  expect(router.state.location.search).toBe('?sort=people')
})

test('typing searches after a moment and starts at page one', async () => {
  const { user, router } = show('/?page=2')
  await user.type(screen.getByRole('searchbox', { name: 'Search cities' }), 'nan')
  await waitFor(() => expect(router.state.location.search).toBe('?q=nan'))
})

test('going back brings the earlier search back into the field', async () => {
  const { router } = show('/?q=paris')
  await router.navigate('/?q=nice')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('nice'))
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('paris'))
})

test('a filter names what is chosen and can be taken away', async () => {
  const { user, router } = show()
  await user.click(screen.getByRole('button', { name: 'State' }))
  await user.click(screen.getByRole('menuitem', { name: 'Closed' }))
  expect(router.state.location.search).toBe('?open=false')
  const chip = await screen.findByRole('button', { name: /State: Closed/ })
  await user.click(within(chip).getByTitle('Remove the filter State'))
  expect(router.state.location.search).toBe('')
})

test('pages lead on and back, and say that there are more than counted', async () => {
  const { user, router } = show('/?page=20')
  expect(screen.getByText('951–1000 of 1,000+')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(router.state.location.search).toBe('?page=21')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100')
  expect(router.state.location.search).toBe('?page_size=100')
})

test('the row in focus is the one that is seen, wherever it stands among rows that came since', () => {
  show()
  screen.getByRole('link', { name: 'Nantes' }).focus()
  const [paris, nice, nantes] = cities as [City, City, City]
  expect(rowInFocus([nantes, paris], (row) => row.id)).toBe(nantes)
  expect(rowInFocus([paris, nice], (row) => row.id)).toBeUndefined()
})
