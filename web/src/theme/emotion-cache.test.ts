import createCache from '@emotion/cache'
import { compile, middleware, serialize, stringify } from 'stylis'
import { expect, test, vi } from 'vitest'
import { inBursts } from './emotion-cache'
import { prefixer } from './prefixer'

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

test('Safari can be told what nobody may select; everything else is written once', () => {
  const written = serialize(
    compile('.a{display:flex;user-select:none}'),
    middleware([prefixer as Parameters<typeof middleware>[0][0], stringify]),
  )
  expect(written).toBe('.a{display:flex;-webkit-user-select:none;user-select:none;}')
})
