import createCache from '@emotion/cache'
import { expect, test, vi } from 'vitest'
import { inBursts } from './emotion-cache'

test('what is drawn together shares a sheet; what comes later has its own, after it', () => {
  vi.useFakeTimers()
  const { sheet } = inBursts(createCache({ key: 'bursts', speedy: true }))
  for (const name of ['a', 'b']) sheet.insert(`.${name}{display:block;}`)
  vi.runAllTimers()
  for (const name of ['c', 'd']) sheet.insert(`.${name}{display:block;}`)
  vi.useRealTimers()
  const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="bursts"]')]
  const rules = tags.map((tag) =>
    [...(tag.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText),
  )
  expect(rules).toEqual([
    ['.a', '.b'],
    ['.c', '.d'],
  ])
})
