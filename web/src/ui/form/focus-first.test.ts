import { expect, test } from 'vitest'
import { focusFirstField } from './focus-first'

function focusedOf(html: string, options?: { empty: boolean }): string | undefined {
  document.body.innerHTML = html
  focusFirstField(document.body, options)
  return document.activeElement?.id
}

test('a dialog begins with its first field', () => {
  expect(focusedOf('<input type="hidden" id="h"><input id="a" value="Ann"><input id="b">')).toBe('a')
})

test('what was chosen for one is passed over, as long as there is anything else', () => {
  const campus = '<input id="campus" role="combobox" value="Paris">'
  expect(focusedOf(`${campus}<input id="name">`)).toBe('name')
  expect(focusedOf(campus)).toBe('campus')
  expect(focusedOf('<input id="campus" role="combobox" value=""><input id="name">')).toBe('campus')
})

test('a form for something new begins with what is empty', () => {
  expect(focusedOf('<input id="a" value="Ann"><input id="b">', { empty: true })).toBe('b')
})
