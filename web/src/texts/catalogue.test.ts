import { describe, expect, test } from 'vitest'
import { leavesOf } from '@/lib/leaves'
import { languages } from './languages'

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/texts/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const areas = [...new Set(Object.keys(files).map((path) => path.split('/')[2]?.replace('.json', '') ?? ''))]

function textsOf(language: string, area: string): Map<string, unknown> {
  return leavesOf(files[`./${language}/${area}.json`] ?? {})
}

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)[^}]*\}\}/g)].map((found) => found[1]).sort()

// Languages count differently, but each of ours does with these two.
const stem = (key: string) => key.replace(/_(zero|one|other)$/, '')

describe.each(areas)('%s', (area) => {
  const french = textsOf('fr', area)

  test.each(languages)('says the same things in %s', (language) => {
    const texts = textsOf(language, area)
    expect([...texts.keys()].sort()).toEqual([...french.keys()].sort())
    for (const [key, text] of texts) {
      expect(String(text).trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(french.get(key)))
    }
  })

  test('every plural has both forms', () => {
    for (const key of french.keys()) {
      if (!/_(one|other)$/.test(key)) continue
      expect(french.has(`${stem(key)}_one`), key).toBe(true)
      expect(french.has(`${stem(key)}_other`), key).toBe(true)
    }
  })
})

// Texts that the server names by itself (codes, mails), or that are put together from data.
const namedElsewhere =
  /^(mail|field|file|request|session|storage|network|home\.notice|edit\.stale|access\.(forbidden|role))\b/
// Areas mix codes of the server, which are flat ("campus.name_taken"), with texts of screens, which are nested.
const flatCode = /^(?!ui|shell)[a-z]+\.[a-z_]+$/

test('no text of a screen is left over', () => {
  const code = Object.values(sources).join('\n')
  const keys = areas.flatMap((area) => [...textsOf('fr', area).keys()].map((key) => `${area}.${stem(key)}`))
  const ofScreens = keys.filter((key) => !namedElsewhere.test(key) && !flatCode.test(key))
  expect(ofScreens.filter((key) => !isUsed(code, key))).toEqual([])
})

function isUsed(code: string, key: string): boolean {
  const spelled = new RegExp(`${key.replaceAll('.', '\\.')}(?!\\w)`).test(code)
  // t(`campus.outcome.${outcome}`) uses every text below campus.outcome.
  return spelled || code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`)
}
