import { expect, test } from 'vitest'
import { languages } from '@/texts/languages'
import { guidePictures, mostBytes } from '../../../../../e2e/guide-pictures'
import { chapterAt } from './chapters'
import { pictureSize } from './pictures'

const files = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?inline',
  import: 'default',
})

const bytesOf = (file: string) =>
  Uint8Array.from(atob(file.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))

// Width and height less one, as a WebP with a colour profile has them in its head.
function sizeOf(bytes: Uint8Array) {
  const head = new DataView(bytes.buffer)
  return { width: head.getUint16(24, true) + 1, height: head.getUint16(27, true) + 1 }
}

test('each picture that the table names is there in each language, and no other', () => {
  const named = languages.flatMap((language) =>
    guidePictures.map(({ chapter }) => `./pictures/${language}/${chapter}.webp`),
  )
  expect(Object.keys(files).toSorted()).toEqual(named.toSorted())
})

test('each shows a page of its chapter, to somebody for whom that is written', () => {
  const found = guidePictures.map(({ address, role }) => {
    const path = address.replace(/\?.*/, '').replace(/\{(\w+)\}/g, 'some-$1')
    return chapterAt(path, [role])?.id
  })
  expect(found).toEqual(guidePictures.map(({ chapter }) => chapter))
})

test('each is as large as the page makes room for, and light', () => {
  const { width, height } = pictureSize
  for (const [name, file] of Object.entries(files)) {
    const bytes = bytesOf(file)
    expect(sizeOf(bytes), name).toEqual({ width: 1.5 * width, height: 1.5 * height })
    expect(bytes.length, name).toBeLessThanOrEqual(mostBytes)
  }
})
