import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { change, entryOf, serveTrail } from '@/test/history'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import type { HistoryWords } from './history-events'
import { trailOf } from './history-source'
import { RecordHistory } from './record-history'

const names: Record<string, string> = {
  price: 'Price',
  unit: 'Price',
  secret: 'Secret',
  on: 'On',
  tags: 'Tags',
}

const words: HistoryWords = {
  action: ({ action }) => (action === 'sell' ? 'Sold' : undefined),
  field: (name) => names[name],
  value: (name, { price, unit }) =>
    names[name] === 'Price' && typeof price === 'number' ? `${price} ${unit}` : undefined,
}

let closed = 0

const Page = () => (
  <RecordHistory
    source={trailOf('thing', 't1')}
    now={{ price: 9, unit: 'pounds' }}
    words={words}
    onClose={() => closed++}
  />
)

beforeEach(async () => {
  await loadTexts(['history'])
  closed = 0
})

const events = () => screen.findAllByRole('listitem')

test('values are told with what stood beside them at that time', async () => {
  serveTrail([
    entryOf('sell', [change('price', 8, 9)], { id: '4' }),
    entryOf('sell', [change('price', 7, 8), change('unit', 'francs', 'pounds')], { id: '3' }),
    entryOf('sell', [change('price', 6, 7)], { id: '2' }),
    entryOf('sell', [change('price', null, 6), change('unit', null, 'francs')], { id: '1' }),
  ])
  renderPage(Page)
  const told = (await events()).map((event) => [
    event.querySelector('del')?.textContent,
    event.querySelector('ins')?.textContent,
    event.querySelectorAll('ins').length,
  ])
  expect(told).toEqual([
    ['8 pounds', '9 pounds', 1],
    ['7 francs', '8 pounds', 1],
    ['6 francs', '7 francs', 1],
    ['–', '6 francs', 1],
  ])
})

test('what has no name is left out, what is hidden is told to have changed, a new act is a change', async () => {
  serveTrail([
    entryOf('somethingNew', [
      change('secret', '•••', '•••'),
      change('hash', 'a1', 'b2'),
      change('on', null, false),
      change('tags', null, []),
    ]),
    entryOf('sell', [change('on', false, true), change('tags', ['a'], ['a', 'b'])], { person_name: '' }),
  ])
  renderPage(Page)
  const [newer, older] = (await events()) as [HTMLElement, HTMLElement]
  expect(within(newer).getByText('Changed')).toBeVisible()
  expect(newer).toHaveTextContent(/by Sam Mbarga.*Secret•••→•••$/)
  expect(older).toHaveTextContent(/^Soldby the program/)
  expect(older).toHaveTextContent(/OnNo→YesTagsa→a, b$/)
})

test('it begins with the newest and shows more when asked', async () => {
  const many = Array.from({ length: 30 }, (_, at) => entryOf('sell', [], { id: String(at) }))
  const asked = serveTrail(many, 30)
  const { user } = renderPage(Page)
  expect(await events()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(async () => (await events()).length).toBe(30)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  const of = { entity: 'thing', entity_id: 't1', page: '1' }
  expect(asked).toEqual([
    { ...of, page_size: '20' },
    { ...of, page_size: '40' },
  ])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toBe(1)
})

test('a record that nobody has touched says so', async () => {
  serveTrail([])
  renderPage(Page)
  expect(await screen.findByText('No change has been recorded yet.')).toBeVisible()
})
