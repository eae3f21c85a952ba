import { languageName } from '@/lib/world'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import type { Texts } from '@/texts/texts'
import { CampusDefault } from '@/ui/import/import-defaults'
import { ImportScreen } from '@/ui/import/import-screen'
import { asRows, type ImportKind } from '@/ui/import/kind'
import { useImport } from '@/ui/import/use-import'
import { keys } from '../keys'

const kind: ImportKind = {
  ...asRows('classes'),
  path: '/api/classes/import',
  columns: [
    ...[
      'code',
      'campus',
      'programme',
      'level',
      'start_year',
      'end_year',
      'language',
      'capacity',
      'curriculum',
    ],
    ...['last_name', 'first_name', 'email', 'status', 'tuition', 'installments', 'first_date', 'credit'],
  ],
  list: { path: '/apps/campus/classes', title: 'shell.nav.classes' },
  after: keys.afterStep,
  value: inWords,
}

// A value as the class and the enrollment show it.
function inWords(field: string, value: string, { code, language }: Texts): string {
  if (field === 'language' && value) return languageName(value, language)
  const group = { programme: 'class.programmes', status: 'enrollment.state' }[field]
  return (group && code(`${group}.${value}`)) || value
}

// /apps/campus/classes/import: classes with their students from a file. Who reaches one campus is not asked for it.
export function Component() {
  const campus = useSession((session) => session.user?.organization_id) ?? ''
  const state = useImport(kind, { campus, more: {} })
  const { options, setOptions } = state
  const everywhere = useReach('runClassImport') === 'all'
  return (
    <ImportScreen
      state={state}
      defaults={
        everywhere && (
          <CampusDefault
            campus={options.campus}
            onChange={(chosen) => setOptions({ ...options, campus: chosen })}
          />
        )
      }
    />
  )
}
