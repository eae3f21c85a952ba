import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ folder: dirname(file), text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

const foldersWith = (words: RegExp) =>
  new Set(sources.filter(({ text }) => words.test(text)).map(({ folder }) => folder))

// The lists whose address tells what they are narrowed by, without those that have what is asked for.
function listsWithout(words: RegExp): string[] {
  const [lists, having] = [foldersWith(/\buseListParams[<(]/), foldersWith(words)]
  expect(lists.size).toBeGreaterThan(25)
  return [...lists].filter((folder) => !having.has(folder)).sort()
}

test('what a list is narrowed by can be kept as a view, on every list', () => {
  // Parts of one record, and a list without filters.
  const parts = ['campus/people', 'library/copies', 'media/listeners']
  expect(listsWithout(/<ViewMenu\b/)).toEqual([...parts, 'library/stock'].sort())
})

test('every list can be taken along as a sheet', () => {
  // Students read the books of the library; its people have the list of them.
  expect(listsWithout(/<ExportMenu\b/)).toEqual(['library/space'])
})
