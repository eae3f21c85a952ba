import { describe, expect, test } from 'vitest'
import { leavesOf } from '@/lib/leaves'
import { languages } from './languages'
import { sameWords } from './same-words'

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '../../../internal/**/*.go', '!**/*.test.*', '!**/*_test.go', '!/src/texts/**'],
  { eager: true, query: '?raw', import: 'default' },
)

const areas = [...new Set(Object.keys(files).map((path) => path.split('/')[2]?.replace('.json', '') ?? ''))]

// A list's texts are named by their places: "mail.test.body.0", as the server does.
function textsOf(language: string, area: string): Map<string, string> {
  const leaves = leavesOf(files[`./${language}/${area}.json`] ?? {})
  const named = [...leaves].flatMap(([key, leaf]): [string, string][] =>
    Array.isArray(leaf) ? leaf.map((text, at) => [`${key}.${at}`, text]) : [[key, String(leaf)]],
  )
  return new Map(named)
}

const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map((found) => found[1]).sort()

// Languages count differently, but each of ours does with these two (`lib/plural.ts`).
const stem = (key: string) => key.replace(/_(zero|one|other)$/, '')

describe.each(areas)('%s', (area) => {
  const french = textsOf('fr', area)

  test.each(languages)('says the same things in %s', (language) => {
    const texts = textsOf(language, area)
    expect([...texts.keys()].sort()).toEqual([...french.keys()].sort())
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
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

// A text that reads as in French or English has been forgotten, unless the word is really the same.
test.each(languages.slice(1))('%s has no text left in another language', (language) => {
  const others = languages.slice(0, 2).filter((other) => other !== language)
  const same = areas.flatMap((area) =>
    [...textsOf(language, area)]
      .filter(([key, text]) => others.some((other) => textsOf(other, area).get(key) === text))
      .map(([, text]) => words(text)),
  )
  const allowed = sameWords[language as keyof typeof sameWords]
  expect(unique(same).filter((text) => text && !allowed.includes(text))).toEqual([])
  // The list holds what is needed, and no more: a word that is not used would hide the next mistake.
  expect(allowed.filter((text) => !same.includes(text))).toEqual([])
})

// What a text says without the values in it; nothing, if it says nothing of its own.
function words(text: string): string {
  const said = text.replace(/\{\{[^}]*\}\}/g, '').trim()
  return /\p{L}/u.test(said) ? said : ''
}

const unique = (list: readonly string[]) => [...new Set(list)]

test('no text is left over: each is named by a screen or by the server', () => {
  const named = namesIn(Object.values(sources).join('\n'))
  const keys = areas.flatMap((area) => [...textsOf('fr', area).keys()].map((key) => `${area}.${stem(key)}`))
  expect(unique(keys).filter((key) => !isUsed(named, key))).toEqual([])
})

type Names = { whole: Set<string>; groups: Set<string> }

// What stands in quotes, and the groups of which a member is named: t(`campus.outcome.${outcome}`),
// T("mail.calendar.months."+month). The sources are long: they are read once, not once for each text.
function namesIn(code: string): Names {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match[1] ?? '')
  return {
    whole: new Set([...found(/'(?=([\w.]+)')/g), ...found(/"(?=([\w.]+)")/g)]),
    groups: new Set([...found(/`([\w.]+)\.\$\{/g), ...found(/"([\w.]+)\." ?\+/g)]),
  }
}

// A mail is named as a whole.
function isUsed({ whole, groups }: Names, key: string): boolean {
  const mail = /^mail\.([a-z_]+)\.(subject|body|action)/.exec(key)?.[1]
  const above = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))
  return whole.has(mail ?? key) || above.some((group) => groups.has(group))
}

// "Fiche d’Anne" but "fiche de Paul", "Anne est enregistrée" but "Paul est enregistré": a text cannot know.
const names =
  '(?:name|person|who|by|campus|into|inviter|sender|teacher|student|other|kept|email|title|class|course)'
const bends: Record<string, RegExp[]> = {
  fr: [
    new RegExp(`(?:^| )(?:[Dd]e|[Qq]ue|[Nn]e|[Jj]usque) \\{\\{${names}\\}\\}`),
    new RegExp(`^\\{\\{${names}\\}\\} (?:est|a été|sera) \\p{L}+(?:é|is|i|u)e?[ .,]`, 'u'),
    /[Vv]ous (?:vous )?êtes (?:déjà )?\p{L}+é[ .,]/u,
  ],
  it: [new RegExp(`^\\{\\{${names}\\}\\} è (?:stat[oa] )?\\p{L}+(?:at|it|ut|es)[oa][ .,]`, 'u')],
  pt: [new RegExp(`^\\{\\{${names}\\}\\} (?:foi|está) \\p{L}+[ai]d[oa][ .,]`, 'u')],
  es: [new RegExp(`^\\{\\{${names}\\}\\} (?:fue|está) \\p{L}+[ai]d[oa][ .,]`, 'u'), /\bBienvenid[oa]\b/],
}

test.each(Object.keys(bends))(
  '%s: no text needs to know how a name begins, or who somebody is',
  (language) => {
    const texts = areas.flatMap((area) => [...textsOf(language, area).values()])
    expect(texts.filter((text) => bends[language]?.some((pattern) => pattern.test(text)))).toEqual([])
  },
)
