import { describe, expect, test } from 'vitest'
import { leavesOf } from '@/lib/leaves'
import { languages } from '@/texts/languages'
import type { Namespace } from '@/texts/text-key'
import { currentTexts, loadTexts } from '@/texts/texts'
import { roles } from '../../../../../e2e/roles'
import { addresses, landing, logout, menuOf, type Visitor, visitors } from '../../../../../e2e/specification'
import { chapterAt, chapterGroups, chapters, chaptersOf, startOf } from './chapters'
import { type ChapterTexts, type Contents, keysIn, piecesOf } from './guide'

const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' })
const catalogue = import.meta.glob<object>('/src/texts/*/*.json', { eager: true, import: 'default' })

const contentsOf = (language: string) => files[`./${language}/contents.json`] as Contents
const textsOf = (language: string, group: string) =>
  files[`./${language}/${group}.json`] as Record<string, ChapterTexts>

// The sentences of a chapter.
function saidOf(language: string, { group, id }: (typeof chapters)[number]): string[] {
  const texts = textsOf(language, group)[id]
  return texts ? [texts.what, ...texts.steps] : []
}

// What a key stands for in a language.
function wordsOf(language: string, key: string): unknown {
  const [file = '', ...rest] = key.split('.')
  return leavesOf(catalogue[`/src/texts/${language}/${file}.json`] ?? {}).get(rest.join('.'))
}

describe.each(languages)('the guide in %s', (language) => {
  test('has a title and a text for each chapter, and no other', () => {
    const { groups, chapters: titles } = contentsOf(language)
    expect(Object.keys(titles)).toEqual(chapters.map(({ id }) => id))
    expect(Object.keys(groups)).toEqual([...chapterGroups])
    for (const group of chapterGroups) {
      const ids = chapters.filter((one) => one.group === group).map(({ id }) => id)
      expect(Object.keys(textsOf(language, group))).toEqual(ids)
    }
  })

  test('says in as many sentences what the others say', () => {
    const names = (contents: Contents) => [...leavesOf(contents).keys()]
    expect(names(contentsOf(language))).toEqual(names(contentsOf('fr')))
    for (const one of chapters) {
      const said = saidOf(language, one)
      const keys = said.map((text) => keysIn(text).sort())
      expect(said.length, one.id).toBeGreaterThan(2)
      expect(keys, one.id).toEqual(saidOf('fr', one).map((text) => keysIn(text).sort()))
      for (const other of ['fr', 'en']) {
        const same = other === language ? [] : said.filter((text) => saidOf(other, one).includes(text))
        expect(same, one.id).toEqual([])
      }
    }
  })

  test('names only words that stand on a screen', () => {
    const keys = chapters.flatMap((one) => saidOf(language, one).flatMap(keysIn))
    const wrong = keys.filter((key) => {
      const words = wordsOf(language, key)
      return typeof words !== 'string' || words.includes('{{')
    })
    expect(wrong).toEqual([])
  })
})

test('the words that it names come to the browser', async () => {
  const keys = chapters.flatMap((one) => saidOf('fr', one).flatMap(keysIn))
  await loadTexts([...new Set(keys.map((key) => key.split('.')[0] as Namespace))])
  expect(keys.filter((key) => currentTexts().code(key) === undefined)).toEqual([])
})

test('a sentence falls into what it says and what it names', () => {
  expect(piecesOf('Choose {{class.create.open}}, then go on.')).toEqual([
    { at: 0, said: 'Choose ', key: undefined },
    { at: 7, said: '{{class.create.open}}', key: 'class.create.open' },
    { at: 28, said: ', then go on.', key: undefined },
  ])
})

const filled = (address: string) => address.replace(/\{(\w+)\}/g, 'some-$1')

test.each(roles)('%s has chapters, and one for each entry of the menu', (role) => {
  expect(chaptersOf([role]).length).toBeGreaterThan(2)
  const pages = menuOf(role)
    .map((entry) => entry.split(' ').at(-1) ?? '')
    .filter((url) => url !== logout)
    .map((url) => landing(url, role))
  expect(pages.filter((page) => !chapterAt(page, [role]))).toEqual([])
})

test('every address of a chapter exists', () => {
  const named = chapters.flatMap(({ at }) => at)
  expect(named.filter((address) => !addresses.includes(address))).toEqual([])
})

const pagesOf = (visitor: Visitor) =>
  addresses.filter((address) => address.startsWith('/apps/') && landing(address, visitor) === address)

test.each(roles)('every page that %s may open leads to a chapter that he may read', (role) => {
  expect(pagesOf(role).filter((page) => !chapterAt(filled(page), [role]))).toEqual([])
})

test('there are pages for it', () => {
  expect(new Set(visitors.flatMap(pagesOf)).size).toBeGreaterThan(80)
})

test('whoever reads a chapter may open the page where it begins', () => {
  const closed = chapters.flatMap((one) => {
    const start = startOf(one)
    const refused = one.roles.filter((role) => start && landing(start, role) !== start)
    return refused.map((role) => `${start} ${role}`)
  })
  expect(closed).toEqual([])
})

test.each<[string, string, string | undefined]>([
  ['/apps/academic/book/b1', 'librarian', 'books'],
  ['/apps/academic/book/copies/b1', 'librarian', 'loans'],
  ['/apps/campus/list/l1', 'secretary', 'lists'],
  ['/apps/finance/invoices/i1', 'accounting', 'invoices'],
  ['/apps/finance/invoices/i1', 'student', 'studies'],
  ['/apps/academic/courses', 'supervisor', undefined],
  ['/apps/campus/attendance', 'student', undefined],
  ['/apps/academic/instructor/t1', 'teacher', 'teaching'],
  ['/apps/academic/instructor/t1', 'supervisor', 'instructors'],
  ['/apps/academic/course/c1', 'teacher', 'reading'],
  ['/apps/academic/course/c1', 'librarian', 'courses'],
  ['/apps/finance/receipt/r1', 'student', 'studies'],
  ['/apps/finance/receipt/r1', 'supervisor', 'accounts'],
  ['/apps/finance/receipt/r1', 'secretary', 'till'],
  ['/pages/help', 'admin', undefined],
])('%s for %s is in the chapter %s', (path, role, id) => {
  expect(chapterAt(path, [role])?.id).toBe(id)
})
