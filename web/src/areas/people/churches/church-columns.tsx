import Box from '@mui/material/Box'
import { formatFigure } from '@/lib/numbers'
import { countryName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Church } from './api'
import type { churchListSpec } from './church-list'

type Sorts = (typeof churchListSpec.sorts)[number]

// What the list says of a church. How many belong to it is for who keeps people.
export function churchColumns({ t, language }: Texts, seesPeople: boolean): Column<Church, Sorts>[] {
  const people: Column<Church, Sorts> = {
    key: 'people',
    header: t('church.people'),
    align: 'end',
    cell: (row) => formatFigure(row.people, language),
  }
  return [
    {
      key: 'name',
      header: t('church.one'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={<OnPhones text={placeOf(row, language)} />} />,
    },
    { key: 'city', header: t('church.city'), sort: 'city', cell: (row) => row.city },
    { key: 'country', header: t('church.country'), cell: (row) => countryName(row.country, language) },
    { key: 'pastor', header: t('church.pastor'), wideOnly: true, cell: (row) => row.pastor },
    ...(seesPeople ? [people] : []),
  ]
}

export function placeOf({ city, country }: { city: string; country: string }, language: string): string {
  return [city, countryName(country, language)].filter(Boolean).join(', ')
}

// Where there are columns for the place, the line under the name is not needed.
function OnPhones({ text }: { text: string }) {
  return (
    <Box component="span" sx={onCards}>
      {text}
    </Box>
  )
}
