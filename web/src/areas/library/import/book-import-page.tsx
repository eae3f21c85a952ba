import { languageName } from '@/lib/world'
import { useSession } from '@/session/session-store'
import type { Texts } from '@/texts/texts'
import { CampusDefault } from '@/ui/import/import-defaults'
import { ImportScreen } from '@/ui/import/import-screen'
import { asRows, type ImportKind } from '@/ui/import/kind'
import { useImport } from '@/ui/import/use-import'
import { keys } from '../keys'

const kind: ImportKind = {
  ...asRows('books'),
  path: '/api/books/import',
  columns: [
    ...['title', 'author', 'language', 'isbn', 'barcode', 'type', 'price', 'currency', 'description'],
    ...['published', 'copies', 'campus'],
  ],
  list: { path: '/apps/academic/book', title: 'shell.nav.books' },
  after: [keys.books, ['book'], keys.copies, keys.library],
  value: inWords,
}

// A value as the book shows it.
function inWords(field: string, value: string, { code, language }: Texts): string {
  if (field === 'language' && value) return languageName(value, language)
  if (field === 'type') return code(`book.types.${value}`) ?? value
  if (field === 'published')
    return code(`import.answer.${value === 'true' ? 'yes' : 'no'}`)?.split('|')[0] ?? value
  return value
}

// /apps/academic/book/import: books from a file, with the copies of a campus.
export function Component() {
  const campus = useSession((session) => session.user?.organization_id) ?? ''
  const state = useImport(kind, { campus, more: {} })
  const { options, setOptions } = state
  return (
    <ImportScreen
      state={state}
      defaults={
        <CampusDefault
          campus={options.campus}
          onChange={(chosen) => setOptions({ ...options, campus: chosen })}
        />
      }
    />
  )
}
