import { expect, test } from 'vitest'
import { kitVariables } from './kit-variables'
import { makeTheme } from './theme'

test('the variables of the kit stand in the page as plain rules, the same for every theme', () => {
  expect(kitVariables()).toContain('--mui-shape-borderRadius:8px')
  expect(kitVariables()).toContain('[data-scheme="dark"] {')
  expect(kitVariables()).not.toContain('[object Object]')
  const ours = makeTheme('ltr', true).generateStyleSheets()
  for (const theme of [makeTheme('rtl', true), makeTheme('ltr', false)])
    expect(theme.generateStyleSheets()).toEqual(ours)
})
