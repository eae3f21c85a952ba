import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { Panels } from '@/shell/frame'
import { useFrameKeys } from '@/shell/keys/use-frame-keys'
import { closePanel, openPanel } from '@/shell/panels-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { sampleSession } from '@/test/session'
import { showWholeMenu } from '@/test/whole-menu'
import { loadTexts, switchLanguage } from '@/texts/texts'

showWholeMenu()

beforeEach(async () => {
  await loadTexts(['shell'])
  closePanel()
})

function Sample() {
  useFrameKeys()
  return (
    <main>
      <h1>Page</h1>
      <Panels />
    </main>
  )
}

async function open(role = ['admin']) {
  useSession.setState({ user: sampleSession({ role }).user })
  const page = renderPage(Sample)
  await page.user.keyboard('{Control>}k{/Control}')
  return { ...page, field: await screen.findByRole('combobox', { name: 'Search' }) }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('Ctrl-K opens it, on the field; ten entries at most', async () => {
  const { field } = await open()
  expect(field).toHaveFocus()
  expect(options()).toHaveLength(10)
})

test('two entries of one name are told apart by their heading', async () => {
  const { user } = await open()
  await user.keyboard('classes')
  expect(options()).toEqual(['ClassesAcademic', 'ClassesCampus'])
})

test('arrows go round, Enter opens, and the search is gone', async () => {
  const { user, router, field } = await open()
  await user.keyboard('classes{ArrowDown}')
  const [first, second] = screen.getAllByRole('option')
  expect(field).toHaveAttribute('aria-activedescendant', second?.id)
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{ArrowUp}{Enter}')
  expect(router.state.location.pathname).toBe('/apps/campus/classes')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a click opens, too', async () => {
  const { user, router } = await open()
  await user.keyboard('curriculum')
  await user.click(screen.getByRole('option'))
  expect(router.state.location.pathname).toBe('/apps/academic/program/curriculum')
})

test.each([
  ['fr', 'Non trouvé...'],
  ['en', 'Not found...'],
  ['pt', 'Não encontrado...'],
  ['it', 'Non trovato...'],
  ['es', 'No encontrado...'],
] as const)('nothing found is said in %s', async (language, text) => {
  useSession.setState({ user: sampleSession({ role: ['admin'] }).user })
  const { user } = renderPage(Sample)
  await switchLanguage(language)
  openPanel('search')
  await screen.findByRole('combobox')
  await user.keyboard('zzz')
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(options()).toEqual([])
})

test('Escape closes it; opened again it starts anew', async () => {
  const { user } = await open()
  await user.keyboard('zzz{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toHaveValue('')
})

test('only what the person may see is found', async () => {
  const { user } = await open(['student'])
  await user.keyboard('invoices')
  expect(options()).toEqual([])
  await user.clear(screen.getByRole('combobox'))
  expect(options()).toEqual([
    'DashboardStudent space',
    'LibraryStudent space',
    'Rhema coursesStudent space',
    'Logout',
  ])
})

test('a screen reader finds its way', async () => {
  const { user } = await open()
  await user.keyboard('class')
  const list = screen.getByRole('listbox', { name: 'Pages found' })
  expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  expect(await accessibilityFaults()).toEqual([])
})
