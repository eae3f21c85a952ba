import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the names under which answers are kept stand in one file of each area', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test\//.test(file))
  const strewn = sources.filter((file) => {
    const parts = file.split('/')
    if (parts.at(-1) === 'keys.ts') return parts.length !== 2
    return /queryKey: \['/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))
  })
  expect(sources.length).toBeGreaterThan(700)
  expect(strewn).toEqual([])
})
