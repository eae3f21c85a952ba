import Box from '@mui/material/Box'
import { formatFigure } from '@/lib/numbers'
import { countryName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { Avatar } from '@/ui/avatar'
import { ColorMark } from '@/ui/color-mark'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { CampusRow } from './api'
import type { campusListSpec } from './campus-list'
import { CampusStateChip } from './campus-state-chip'

type Sorts = (typeof campusListSpec.sorts)[number]

// What the list says of a campus, in the order of what people look for.
export function campusColumns({ t, language }: Texts): Column<CampusRow, Sorts>[] {
  return [
    {
      key: 'name',
      header: t('campus.name'),
      sort: 'name',
      cell: (row) => <CampusIdentity row={row} place={placeOf(row, language)} />,
    },
    { key: 'city', header: t('campus.city'), sort: 'city', cell: (row) => placeOf(row, language) },
    { key: 'region', header: t('campus.region'), sort: 'region', cell: (row) => row.region_name },
    {
      key: 'people',
      header: t('campus.people'),
      sort: 'people',
      align: 'end',
      cell: (row) => formatFigure(row.people_count, language),
    },
    { key: 'phone', header: t('campus.phone'), wideOnly: true, cell: (row) => <bdi>{row.phone}</bdi> },
    { key: 'state', header: t('campus.state_name.label'), cell: (row) => <CampusStateChip campus={row} /> },
  ]
}

function CampusIdentity({ row, place }: { row: CampusRow; place: string }) {
  // Where there is a column for the city, the line under the name has room for something else.
  const subtitle = (
    <>
      <Box component="span" sx={onCards}>
        {place || row.business_name}
      </Box>
      <Box component="span" sx={onRows}>
        {row.business_name}
      </Box>
    </>
  )
  return (
    <RowIdentity
      mark={<Avatar name={row.name} src={row.logo_url} square />}
      titleMark={<ColorMark color={row.color} />}
      title={row.name}
      subtitle={subtitle}
    />
  )
}

export function placeOf({ city, country }: { city: string; country: string }, language: string): string {
  return [city, countryName(country, language)].filter(Boolean).join(', ')
}
