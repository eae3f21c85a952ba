import { ImportScreen } from '@/ui/import/import-screen'
import { asRows, type ImportKind } from '@/ui/import/kind'
import { useImport } from '@/ui/import/use-import'
import { keys } from '../keys'

const kind: ImportKind = {
  ...asRows('courses'),
  path: '/api/courses/import',
  columns: ['code', 'name', 'english_name', 'edition', 'hours', 'description'],
  list: { path: '/apps/academic/course', title: 'shell.nav.courses' },
  after: [keys.courses, ['course']],
}

// /apps/academic/course/import: courses from a file.
export function Component() {
  return <ImportScreen state={useImport(kind, { campus: '', more: {} })} />
}
