import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { change, entryOf, serveTrail } from '@/test/history'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { faith, signInAs } from '../test/book-samples'
import { BookMenu } from './book-frame'

beforeAll(() => import('./book-history'))

beforeEach(() => loadTexts(['book', 'history']))

const Page = () => <BookMenu book={faith} onDeleted={() => {}} />

test('the history of a book tells prices in the currency of their time', async () => {
  signInAs('director')
  const asked = serveTrail([
    entryOf('updateBook', [
      change('currency', 'XOF', 'EUR'),
      change('language', '', 'fr'),
      change('price', 8000, 1250),
      change('published', true, false),
      change('type', 'ebook', 'paperback'),
    ]),
    entryOf('setBookCover', [change('cover', 'a1', 'b2')]),
    entryOf('createBook', [
      change('currency', null, 'XOF'),
      change('downloadable', null, false),
      change('price', null, 8000),
      change('title', null, 'Faith'),
    ]),
  ])
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'History' }))
  const drawer = await screen.findByRole('dialog', { name: 'History' })
  const [changed, cover, created] = await within(drawer).findAllByRole('listitem')
  expect(changed).toHaveTextContent(
    /^Book changedby Sam Mbarga.*PriceF CFA 8,000→€12.50Language–→FrenchPublishedYes→NoTypeE-book→Paperback$/,
  )
  expect(cover).toHaveTextContent(/^Cover changedby Sam Mbarga · [^→]*$/)
  expect(created).toHaveTextContent(/^Book created.*Price–→F CFA 8,000Title–→Faith$/)
  expect(asked[0]).toMatchObject({ entity: 'book', entity_id: 'faith' })
})

test('who keeps the library but may not follow changes is not offered them', async () => {
  signInAs('librarian')
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Actions for Faith' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Delete book'])
})
