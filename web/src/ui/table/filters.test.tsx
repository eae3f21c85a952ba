import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { ListToolbar } from './list-toolbar'
import { ManyFilterChip } from './many-filter-chip'
import { MoreFilters } from './more-filters'
import { SearchFilterChip } from './search-filter-chip'

const roles = ['teacher', 'student', 'alumni'].map((value) => ({ value, label: value }))
const countries = [
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'FR', label: 'France' },
]
const asked: string[] = []

function Filters() {
  const [values, setValues] = useState<string[]>([])
  const [country, setCountry] = useState<string | undefined>()
  const [church, setChurch] = useState<string | undefined>('c1')
  return (
    <main>
      <h1>Filters</h1>
      <ManyFilterChip label="Role" choices={roles} values={values} onChange={setValues} />
      <SearchFilterChip label="Country" choices={countries} value={country} onChange={setCountry} />
      <SearchFilterChip
        label="Church"
        choices={[{ value: 'c2', label: 'Bethel' }]}
        value={church}
        shown="Emmaus"
        onChange={setChurch}
        onSearch={(typed) => asked.push(typed)}
      />
    </main>
  )
}

beforeEach(() => loadTexts(['list']))

test('several values hold at once; two are named, more are counted', async () => {
  const { user } = renderPage(Filters)
  await user.click(screen.getByRole('button', { name: 'Role' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'teacher' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'alumni' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: /^Role: teacher, alumni/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Role/ }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'student' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: /^Role: teacher \+ 2/ })).toBeVisible()
  await user.click(screen.getByTitle('Remove the filter Role'))
  expect(screen.getByRole('button', { name: 'Role' })).toBeVisible()
})

test('typing finds among many without minding accents, Enter takes the first', async () => {
  const { user } = renderPage(Filters)
  await user.click(screen.getByRole('button', { name: 'Country' }))
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'cote')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(await accessibilityFaults()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Country' }))
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'cote{Enter}')
  expect(await screen.findByRole('button', { name: /Country: Côte d’Ivoire/ })).toBeVisible()
})

test('what is searched elsewhere shows its name before anything is found', async () => {
  const { user } = renderPage(Filters)
  await user.click(screen.getByRole('button', { name: /Church: Emmaus/ }))
  await user.type(screen.getByRole('combobox', { name: 'Church' }), 'bet')
  expect(asked.at(-1)).toBe('bet')
  await user.click(screen.getByRole('option', { name: 'Bethel' }))
  expect(await screen.findByRole('button', { name: /Church: Bethel/ })).toBeVisible()
})

function InToolbar() {
  return (
    <main>
      <h1>List</h1>
      <ListToolbar>
        <input aria-label="Search" />
        <Filters />
      </ListToolbar>
    </main>
  )
}

test('one button says how many filters are set, and opens them where a phone put them away', async () => {
  const { user } = renderPage(InToolbar)
  const button = screen.getByRole('button', { name: 'Filters, 1 set' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByTitle('Remove the filter Church'))
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
})

test('a filter that is set is written as the language writes a colon', async () => {
  renderPage(Filters)
  expect(screen.getByRole('button', { name: /^Church: Emmaus/ })).toBeVisible()
  await switchLanguage('fr')
  expect(await screen.findByRole('button', { name: /^Church : Emmaus/ })).toBeVisible()
})

test('filters that are set rarely stand behind one button at a desk, until they are set', async () => {
  const { user } = renderPage(() => (
    <ListToolbar>
      <input aria-label="Search" />
      <MoreFilters>
        <Filters />
      </MoreFilters>
    </ListToolbar>
  ))
  const button = screen.getByRole('button', { name: 'More filters' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute('aria-expanded', 'true')
})
