import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/texts/languages'
import type { Namespace } from '@/texts/text-key'
import { loadTexts } from '@/texts/texts'
import type { Chapter, ChapterGroup } from './chapters'

// The words around the chapters, and their titles.
export type Contents = {
  words: Record<'guide' | 'open' | 'all' | 'picture' | 'call' | 'campus' | 'office' | 'version', string>
  groups: Record<ChapterGroup, string>
  chapters: Record<string, string>
}

// What something is for, and what is done in which order. What stands on a button or a tab is named by its key,
// {{campus.create.open}}: the guide says what the screens say.
export type ChapterTexts = { what: string; steps: string[] }

// They are no part of the catalogue of texts: its list of files comes with every page, and this is read now and then.
const contents = import.meta.glob<Contents>('./*/contents.json', { import: 'default' })
const texts = import.meta.glob<Record<string, ChapterTexts>>('./*/{own,academic,campus,money,spaces}.json', {
  import: 'default',
})

async function fetched<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const file = await files[path]?.()
  if (file === undefined) throw new Error(path)
  return file
}

export const contentsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['guide', language],
    queryFn: () => fetched(contents, `./${language}/contents.json`),
  })

// A chapter in a language, with the words of the screens that it names.
export const chapterQuery = (language: Language, chapter: Chapter | undefined) =>
  queryOptions({
    queryKey: ['guide', language, chapter?.id ?? ''],
    enabled: chapter !== undefined,
    queryFn: async () => {
      const group = await fetched(texts, `./${language}/${chapter?.group}.json`)
      const found = group[chapter?.id ?? '']
      if (!found) throw new Error(chapter?.id)
      await loadTexts(screensOf(found))
      return found
    },
  })

const named = /\{\{([\w.]+)\}\}/g

// The keys that a text names.
export const keysIn = (text: string): string[] => [...text.matchAll(named)].map(([, key]) => key ?? '')

function screensOf({ what, steps }: ChapterTexts): Namespace[] {
  const keys = [what, ...steps].flatMap(keysIn)
  return [...new Set(keys.map((key) => key.split('.')[0] as Namespace))]
}

// A text in pieces: what it says itself, and the keys that it names.
export function piecesOf(text: string): { at: number; said: string; key: string | undefined }[] {
  return [...text.matchAll(/\{\{([\w.]+)\}\}|[^{]+/g)].map((piece) => ({
    at: piece.index,
    said: piece[0],
    key: piece[1],
  }))
}
