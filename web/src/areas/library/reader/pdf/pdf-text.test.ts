import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { entriesOf, findIn, sizesOf } from './pdf-text'

// As much of a PDF as is asked for its text.
function pdfOf(pages: string[][], outline: unknown = null): PDFDocumentProxy {
  return {
    numPages: pages.length,
    getOutline: async () => outline,
    getDestination: async (name: string) => (name === 'two' ? [1] : null),
    getPageIndex: async ({ num }: { num: number }) => {
      if (num > pages.length) throw new Error('no such page')
      return num - 1
    },
    getPage: async (number: number) => ({
      getTextContent: async () => ({ items: pages[number - 1]?.map((str) => ({ str })) }),
    }),
  } as unknown as PDFDocumentProxy
}

const going = new AbortController().signal

test('words are found on every page, whatever their case, with what stands beside them', async () => {
  const hits = await findIn(
    pdfOf([['In the ', 'beginning'], ['was the WORD'], ['and the wörd.']]),
    ' word ',
    going,
  )
  expect(hits).toEqual([
    { section: 1, start: 8, before: 'was the ', words: 'WORD', after: '' },
    { section: 2, start: 8, before: 'and the ', words: 'wörd', after: '.' },
  ])
})

test('no more is found than is looked at', async () => {
  expect(await findIn(pdfOf([['ab'.repeat(500)]]), 'ab', going)).toHaveLength(100)
})

test('the contents lead to pages; what leads nowhere or elsewhere is left out', async () => {
  const outline = [
    { title: ' One ', dest: [{ num: 1, gen: 0 }], items: [{ title: 'Two', dest: 'two', items: [] }] },
    { title: 'Broken', dest: [{ num: 99, gen: 0 }], items: [] },
    { title: 'Elsewhere', dest: null, url: 'https://evil.example', items: [] },
    { title: ' ', dest: [0], items: [] },
  ]
  const pdf = pdfOf([[], []], outline)
  expect(sizesOf(pdf)).toEqual([1, 1])
  expect(await entriesOf(pdf)).toEqual([
    { title: 'One', level: 0, section: 0, anchor: '' },
    { title: 'Two', level: 1, section: 1, anchor: '' },
  ])
})
