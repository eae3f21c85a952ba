import Box from '@mui/material/Box'
import { shortDays } from '@/lib/say-days'
import { languageNames } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { Avatar } from '@/ui/avatar'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import { KindChip } from '../availability/kind-chip'
import type { InstructorRow } from './api'
import { AskedChip } from './asked-chip'
import { CampusMarks } from './campus-marks'

export type InstructorColumn = Column<InstructorRow, 'name'>

// What the list says of an instructor. Asked for a day, it tells what each says of it instead of when he is away next.
export function instructorColumns({ t, language }: Texts, onDay: boolean): InstructorColumn[] {
  const spoken = (row: InstructorRow) =>
    languageNames(row.languages, language)
      .map(({ label }) => label)
      .join(', ')
  return [
    {
      key: 'name',
      header: t('person.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          mark={<Avatar name={row.name} src={row.photo_url} />}
          title={row.name}
          subtitle={<Subtitle row={row} spoken={spoken(row)} />}
        />
      ),
    },
    { key: 'languages', header: t('instructor.languages'), cell: spoken },
    {
      key: 'campuses',
      header: t('instructor.campuses'),
      cell: (row) => <CampusMarks campuses={row.campuses} />,
    },
    onDay
      ? {
          key: 'on',
          header: t('instructor.on_day'),
          cell: (row) => (row.on ? <KindChip kind={row.on} /> : t('instructor.unknown')),
        }
      : { key: 'next', header: t('instructor.next'), cell: (row) => <Next row={row} language={language} /> },
    { key: 'asked', header: t('instructor.dates'), cell: (row) => <AskedChip asked={row.asked} /> },
  ]
}

// Where there are no columns for it, the line under the name says where he teaches and in what.
function Subtitle({ row, spoken }: { row: InstructorRow; spoken: string }) {
  const campuses = row.campuses.map(({ name }) => name).join(', ')
  return (
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {[campuses, spoken].filter(Boolean).join(' · ')}
    </Box>
  )
}

function Next({ row, language }: { row: InstructorRow; language: string }) {
  const next = row.next_unavailability
  if (!next) return null
  return (
    <span title={next.reason}>
      <bdi>{shortDays(next.first_day, next.last_day, language)}</bdi>
      {next.reason && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${next.reason}`}
        </Box>
      )}
    </span>
  )
}
