import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { NavigationEntry, NavigationItem } from '@/shell/navigation/entry'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { CampusIcon } from '@/ui/icons'
import { nothingNew, useUnseen } from '@/ui/unseen-store'
import { EntryList } from './entry-list'

// What each property of an entry does to the menu that is drawn.

beforeEach(() => loadTexts(['shell']))

const page = (change: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'item',
  id: 'page',
  title: 'Page',
  url: '/page',
  ...change,
})

function draw(entries: NavigationEntry[], at = '/') {
  return renderPage(() => <EntryList entries={entries} />, { path: '*', at })
}

test('url: an item is a link to it', () => {
  draw([page()])
  expect(screen.getByRole('link', { name: 'Page' })).toHaveAttribute('href', '/page')
})

test('target: another tab, which learns nothing of ours', () => {
  draw([page({ url: 'https://help.example/start', target: '_blank' })])
  const link = screen.getByRole('link', { name: 'Page' })
  expect(link).toHaveAttribute('href', 'https://help.example/start')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

test('translate: the text stands in place of the title', () => {
  draw([page({ translate: 'shell.nav.invoices' })])
  expect(screen.getByRole('link', { name: 'Invoices' })).toBeVisible()
})

test('icon: its own picture, else a dot', () => {
  draw([page({ icon: CampusIcon }), page({ id: 'plain', title: 'Plain' })])
  const picture = (name: string) => screen.getByRole('link', { name }).querySelector('svg')
  expect(picture('Page')).toHaveAttribute('data-testid', 'HomeWorkOutlinedIcon')
  expect(picture('Plain')).toHaveAttribute('data-testid', 'CircleOutlinedIcon')
})

test('badge: a word beside the name', () => {
  draw([page({ badge: { title: '3' } })])
  expect(screen.getByRole('link')).toHaveTextContent('Page3')
})

test('what is new there: a number that is no part of the name', () => {
  useUnseen.setState({ count: 2, at: { page: 2 } })
  onTestFinished(() => useUnseen.setState(nothingNew))
  draw([page(), page({ id: 'other', title: 'Other' })])
  expect(screen.getByRole('link', { name: 'Page' }).querySelector('[data-new]')).toHaveAttribute(
    'data-new',
    '2',
  )
  expect(screen.getByRole('link', { name: 'Other' }).querySelector('[data-new]')).toBeNull()
})

test('exact: the page itself is marked, not those below it', () => {
  draw([page({ exact: true }), page({ id: 'other', title: 'Other' })], '/page/12')
  expect(screen.getByRole('link', { name: 'Page' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Other' })).toHaveAttribute('aria-current', 'page')
})

test('type group: a heading whose entries are always there', () => {
  draw([{ type: 'group', id: 'group', title: 'Group', children: [page()] }])
  const list = screen.getByRole('list', { name: 'Group' })
  expect(within(list).getByRole('link', { name: 'Page' })).toBeVisible()
})

const collapse: NavigationEntry = { type: 'collapse', id: 'more', title: 'More', children: [page()] }

test('type collapse: opens and closes', async () => {
  const { user } = draw([collapse])
  const button = screen.getByRole('button', { name: 'More' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.click(button)
  expect(screen.getByRole('link', { name: 'Page' })).toBeVisible()
  await user.click(button)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('type collapse: is open where one of its pages is shown', () => {
  draw([collapse], '/page/12')
  expect(screen.getByRole('link', { name: 'Page' })).toHaveAttribute('aria-current', 'page')
})

test('type divider: a line that says nothing', () => {
  draw([page(), { type: 'divider', id: 'line' }, page({ id: 'other', title: 'Other' })])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(document.querySelectorAll('li')).toHaveLength(3)
})

test('id: only what stands under a heading can be a favourite, by its id', () => {
  draw([page(), { type: 'group', id: 'group', title: 'Group', children: [page({ id: 'in', title: 'In' })] }])
  expect(screen.queryByRole('button', { name: 'Page: favourite' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'In: favourite' })).toHaveAttribute('aria-pressed', 'false')
})
