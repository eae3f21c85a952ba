import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Lists that have nothing to keep: a part of one record, or one without filters.
const without = ['campus/people', 'library/stock']

test('what a list is narrowed by can be kept as a view, on every list', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ folder: dirname(file), text: readFileSync(join(import.meta.dirname, file), 'utf8') }))
  const foldersWith = (words: RegExp) =>
    new Set(sources.filter(({ text }) => words.test(text)).map(({ folder }) => folder))
  const lists = foldersWith(/\buseListParams[<(]/)
  const kept = foldersWith(/<ViewMenu\b/)
  expect(lists.size).toBeGreaterThan(25)
  expect([...lists].filter((folder) => !kept.has(folder)).sort()).toEqual(without)
})
