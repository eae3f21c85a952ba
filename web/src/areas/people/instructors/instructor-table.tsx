import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useMemo } from 'react'
import { shortDays } from '@/lib/say-days'
import { languageNames } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { SuccessIcon, WaitingIcon } from '@/ui/icons'
import { ListedName } from '@/ui/person/listed-name'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Selection } from '@/ui/table/use-selection'
import { KindChip } from '../availability/kind-chip'
import type { InstructorPage, InstructorRow } from './api'
import { CampusMarks } from './campus-marks'
import { type InstructorListParams, instructorPath, isFiltered, type OnParams } from './instructor-list'

type InstructorTableProps = {
  page: InstructorPage
  params: InstructorListParams
  onParams: OnParams
  selection: Selection | undefined
}

// The rows of one page, and the way to the others.
export function InstructorTable({ page, params, onParams, selection }: InstructorTableProps) {
  const texts = useText()
  const { t } = texts
  const onDay = params.filters.free_on !== undefined
  const columns = useMemo(() => instructorColumns(texts, onDay), [texts, onDay])
  // An old link: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    if (beyondEnd) return null
    const all = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('instructor.list.show_all')}
      </Button>
    )
    return isFiltered(params) ? (
      <EmptyState text={t('instructor.list.none_match')} action={all} />
    ) : (
      <EmptyState text={t('instructor.list.none')} />
    )
  }
  return (
    <>
      <DataTable
        label={t('instructor.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => instructorPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        cardAside={(row) => <AskedChip asked={row.asked} />}
        selection={selection}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type InstructorColumn = Column<InstructorRow, 'name'>

// What the list says of an instructor. Asked for a day, it tells what each says of it instead of when he is away next.
function instructorColumns({ t, language }: Texts, onDay: boolean): InstructorColumn[] {
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
          title={<ListedName name={row.name} last={row.last_name} />}
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
    <Box component="span" sx={onCards}>
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

// Whether he has answered the question that is open; nothing where none is.
function AskedChip({ asked }: { asked: InstructorRow['asked'] }) {
  const { t } = useText()
  if (asked === '') return null
  const look =
    asked === 'answered'
      ? ({ tone: 'success', icon: <SuccessIcon /> } as const)
      : ({ tone: 'warning', icon: <WaitingIcon /> } as const)
  return <StateChip {...look} label={t(`instructor.asked.${asked}`)} />
}
