import { expect, test } from 'vitest'
import { offsetsOf, rangeOf } from './text-range'

function textOf(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test.each([
  [0, 3, 'In '],
  [3, 12, 'the begin'],
  [12, 17, 'ning.'],
])('from %d to %d stands %j, whatever tags are between, and is found again', (start, finish, words) => {
  const root = textOf('<p>In <b>the</b> begin</p><p>ning.</p>')
  const range = rangeOf(root, start, finish)
  expect(range?.toString()).toBe(words)
  expect(range && offsetsOf(root, range)).toEqual({ start, finish })
})

test('what is not in the text is nowhere', () => {
  const root = textOf('<p>In the beginning</p>')
  expect(rangeOf(root, 10, 99)).toBeNull()
  const elsewhere = document.createRange()
  elsewhere.selectNodeContents(textOf('other'))
  expect(offsetsOf(root, elsewhere)).toBeNull()
})
