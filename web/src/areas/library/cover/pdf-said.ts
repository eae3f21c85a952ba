import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isIsbn } from '../books/isbn'

export type Said = { title?: string; author?: string; language?: string; description?: string; isbn?: string }

// As much of each as the server takes.
const longest: Required<{ [Name in keyof Said]: number }> = {
  title: 200,
  author: 200,
  language: 40,
  description: 1_000,
  isbn: 40,
}

// What a PDF says of itself: in the list of old, in what is written behind it in the language of the web (XMP), and, of
// its number, on its first pages.
export async function saidOf(pdf: PDFDocumentProxy): Promise<Said> {
  const { info, metadata } = await pdf.getMetadata()
  const old = info as Record<string, unknown>
  const newer = (name: string): unknown => (metadata as typeof metadata | null)?.get(name)
  const all: Record<keyof Said, unknown> = {
    title: textOf(old.Title) || newer('dc:title'),
    author: textOf(old.Author) || newer('dc:creator'),
    language: textOf(newer('dc:language')) || old.Language,
    description: textOf(newer('dc:description')) || old.Subject,
    isbn:
      isbnOf(newer('prism:isbn'), newer('pdfx:isbn'), newer('dc:identifier')) ||
      // A page that cannot be read takes away nothing that the file says of itself.
      (await printedIsbn(pdf).catch(() => '')),
  }
  const said: Said = {}
  for (const [name, value] of Object.entries(all) as [keyof Said, unknown][]) {
    const text = textOf(value).slice(0, longest[name])
    if (text) said[name] = text
  }
  return said
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return typeof value === 'string' ? value.trim() : ''
}

const isbnOf = (...values: unknown[]): string =>
  values.map((value) => textOf(value).replace(/^(urn:)?isbn:?/i, '')).find((text) => isIsbn(text)) ?? ''

// Behind the title page, as a rule; at the latest so far.
const looked = 6

async function printedIsbn(pdf: PDFDocumentProxy): Promise<string> {
  for (let page = 1; page <= Math.min(looked, pdf.numPages); page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const [, digits = ''] of text.matchAll(
      /ISBN(?:[-\s]?1[03])?[\s:]*([\dX][\dX\s\u2010-\u2015-]{8,30})/gi,
    )) {
      const compact = digits.toUpperCase().replace(/[^\dX]/g, '')
      const found = [compact.slice(0, 13), compact.slice(0, 10)].find(isIsbn)
      if (found) return found
    }
  }
  return ''
}
