import type { Texts } from '@/texts/texts'

// The columns that a file of people may have, as the server knows them.
export const importColumns = [
  'last_name',
  'first_name',
  'middle_name',
  'email',
  'mobile',
  'gender',
  'birth_date',
  'birth_country',
  'language',
  'address',
  'additional_address',
  'neighborhood',
  'zip_code',
  'city',
  'state',
  'country',
  'favourite_contact',
  'church',
  'pastor',
  'identity_card',
  'bank_account',
  'memo',
  'bio',
  'campus',
  'roles',
] as const

// The first of the names that a column may have in a file.
export function columnName(column: string, { code }: Texts): string {
  const known = column === 'church_id' ? 'church' : column
  return code(`import.column.${known}`)?.split('|')[0] ?? column
}
