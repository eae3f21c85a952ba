import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Contents, Hit } from '../api'

// Every page of a PDF is a section, and all are as long.
export const sizesOf = (pdf: PDFDocumentProxy): Contents['sizes'] =>
  Array.from({ length: pdf.numPages }, () => 1)

// The table of contents of a PDF. It lies anywhere in the file, and each of its lines leads to another part.
export async function entriesOf(pdf: PDFDocumentProxy): Promise<Contents['entries']> {
  const entries: Contents['entries'] = []
  const walk = async (items: Outline, level: number): Promise<void> => {
    for (const { title, dest, items: below } of items) {
      if (entries.length >= most) return
      const section = await pageOf(pdf, dest)
      if (section !== null && title.trim()) entries.push({ title: title.trim(), level, section, anchor: '' })
      await walk(below, Math.min(level + 1, deepest))
    }
  }
  await walk((await pdf.getOutline().catch(() => null)) ?? [], 0)
  return entries
}

type Outline = readonly { title: string; dest: string | unknown[] | null; items: Outline }[]

const most = 1_000
const deepest = 6

async function pageOf(pdf: PDFDocumentProxy, dest: string | unknown[] | null): Promise<number | null> {
  try {
    const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? []
    if (typeof page === 'number') return page
    return page ? await pdf.getPageIndex(page as Parameters<typeof pdf.getPageIndex>[0]) : null
  } catch {
    return null // it leads nowhere
  }
}

// The words of a page, as they follow each other where it is drawn.
async function wordsOf(pdf: PDFDocumentProxy, section: number): Promise<string> {
  const { items } = await (await pdf.getPage(section + 1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

const mostHits = 100
// How many characters stand beside what was found.
const around = 60

export async function findIn(pdf: PDFDocumentProxy, q: string, signal: AbortSignal): Promise<Hit[]> {
  const hits: Hit[] = []
  const wanted = folded(q.trim())
  for (let section = 0; section < pdf.numPages && hits.length < mostHits; section++) {
    signal.throwIfAborted()
    const text = await wordsOf(pdf, section)
    const at = folded(text)
    for (let start = at.indexOf(wanted); start >= 0; start = at.indexOf(wanted, start + wanted.length)) {
      const end = start + wanted.length
      const before = text.slice(Math.max(0, start - around), start)
      hits.push({
        section,
        start,
        before,
        words: text.slice(start, end),
        after: text.slice(end, end + around),
      })
    }
  }
  return hits.slice(0, mostHits)
}

// A text in small letters without accents, character for character, as the server folds that of an EPUB.
function folded(text: string): string {
  const plain = text.replace(/[\u0080-\u1fff]/g, (letter) => letter.normalize('NFD').charAt(0))
  const small = plain.toLowerCase()
  // A letter whose small form is longer would move all places behind it.
  return small.length === plain.length ? small : plain
}
