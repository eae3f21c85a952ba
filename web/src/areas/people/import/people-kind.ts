import type { ImportKind } from '@/ui/import/kind'
import { keys } from '../keys'
import { fieldName, inWords } from '../person/person-words'

// People from a file, with the columns that the server knows.
export const peopleKind: ImportKind = {
  path: '/api/people/import',
  columns: [
    ...['last_name', 'first_name', 'middle_name', 'email', 'mobile', 'gender', 'birth_date', 'birth_country'],
    ...['language', 'address', 'additional_address', 'neighborhood', 'zip_code', 'city', 'state', 'country'],
    ...['favourite_contact', 'church', 'pastor', 'identity_card', 'bank_account', 'memo', 'bio', 'campus'],
    'roles',
  ],
  columnKey: 'import.column.',
  words: {
    title: 'import.title',
    file: 'import.file',
    text: 'import.file_text',
    act: 'import.act',
    created: 'import.created',
    changed: 'import.changed_people',
    unchanged: 'import.unchanged',
  },
  right: { create: 'import.tick.other', change: 'import.tick.same' },
  list: { path: '/apps/campus/student', title: 'people.students.title' },
  after: keys.afterImport,
  field: fieldName,
  value: inWords,
}
