import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { saidOf } from './pdf-said'

type Entries = Record<string, string | string[]>

// As much of a PDF as is asked for what it says of itself.
function pdfOf(info: Record<string, unknown>, xmp: Entries | null, pages: string[][] = []): PDFDocumentProxy {
  return {
    numPages: pages.length,
    getMetadata: async () => ({ info, metadata: xmp && { get: (name: string) => xmp[name] ?? null } }),
    getPage: async (number: number) => ({
      getTextContent: async () => ({ items: pages[number - 1]?.map((str) => ({ str })) }),
    }),
  } as unknown as PDFDocumentProxy
}

test('title, author, language, description and number are told by the list of old', async () => {
  const info = { Title: ' Confessions ', Author: 'Augustine', Language: 'en-GB', Subject: 'A heart' }
  expect(await saidOf(pdfOf(info, null))).toEqual({
    title: 'Confessions',
    author: 'Augustine',
    language: 'en-GB',
    description: 'A heart',
  })
})

test('and by what is written behind it in the language of the web', async () => {
  const xmp = {
    'dc:title': 'Confessions',
    'dc:creator': ['Augustine', 'E. B. Pusey'],
    'dc:language': 'en',
    'dc:description': 'x'.repeat(2_000),
    'dc:identifier': 'urn:isbn:978-2-07-038407-5',
  }
  const said = await saidOf(pdfOf({ Title: '' }, xmp))
  expect(said).toMatchObject({ title: 'Confessions', author: 'Augustine, E. B. Pusey', language: 'en' })
  expect(said.isbn).toBe('978-2-07-038407-5')
  expect(said.description).toHaveLength(1_000)
})

test('the number is found where it is printed; one that was mistyped is none', async () => {
  const pages = [['Confessions'], ['© 1998 · ISBN-13: 978-2-07-', '038407-5 · Printed in France']]
  expect(await saidOf(pdfOf({}, null, pages))).toEqual({ isbn: '9782070384075' })
  expect(await saidOf(pdfOf({}, null, [['ISBN 978-2-07-038407-4']]))).toEqual({})
  // Those of other books stand at the end of this one.
  const far = [...Array.from({ length: 6 }, () => ['']), ['ISBN 9782070384075']]
  expect(await saidOf(pdfOf({}, null, far))).toEqual({})
})

test('what it says of itself is told, though a page of it is broken', async () => {
  const pdf = pdfOf({ Title: 'Confessions' }, null, [['ISBN 9782070384075']])
  pdf.getPage = async () => {
    throw new Error('Invalid page request')
  }
  expect(await saidOf(pdf)).toEqual({ title: 'Confessions' })
})
