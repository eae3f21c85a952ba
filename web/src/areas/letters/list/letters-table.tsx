import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Letter, LetterPage } from '../api'
import { LetterStateChip } from '../letter-state-chip'
import { letterPath } from '../paths'
import { isFiltered, type LettersParams, type lettersSpec, type OnParams } from './letters-params'

type LettersTableProps = {
  page: LetterPage
  params: LettersParams
  oneCampus: boolean
  onParams: OnParams
  onNew: () => void
}

// The rows of one page, and the way to the others.
export function LettersTable({ page, params, oneCampus, onParams, onNew }: LettersTableProps) {
  const texts = useText()
  const { t } = texts
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (beyondEnd) return null
  if (page.items.length === 0) return <NoLetters {...{ params, onParams, onNew }} />
  return (
    <>
      <DataTable
        label={t('letter.list.title')}
        columns={columnsOf(texts, oneCampus)}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => letterPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        cardAside={(row) => <LetterStateChip state={row.state} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type LetterColumn = Column<Letter, (typeof lettersSpec.sorts)[number]>

function columnsOf({ t, language }: Texts, oneCampus: boolean): LetterColumn[] {
  const figure = (number: number) => formatFigure(number, language)
  const share = (done: number, all: number) => (
    <bdi>{t('letter.list.of', { done: figure(done), all: figure(all) })}</bdi>
  )
  return [
    {
      key: 'name',
      header: t('letter.name'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={oneCampus ? row.written_by : row.campus_name} />,
    },
    { key: 'state', header: t('letter.state'), cell: (row) => <LetterStateChip state={row.state} /> },
    {
      key: 'reached',
      header: t('letter.figures.reached'),
      align: 'end',
      cell: ({ figures }) => share(figures.reached, figures.people),
    },
    {
      key: 'opened',
      header: t('letter.figures.opened'),
      align: 'end',
      cell: ({ figures }) => share(figures.opened, figures.reached),
    },
    {
      key: 'created',
      header: t('letter.created'),
      sort: 'created',
      wideOnly: true,
      cell: (row) => <bdi>{formatDay(row.created_at, language)}</bdi>,
    },
  ]
}

type NoLettersProps = Pick<LettersTableProps, 'params' | 'onParams' | 'onNew'>

// No rows: because of the search, or because there are none yet.
function NoLetters({ params, onParams, onNew }: NoLettersProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    return (
      <EmptyState
        text={t('letter.list.none_match')}
        action={
          <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
            {t('letter.list.show_all')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      text={t('letter.list.none_yet')}
      action={
        <Button variant="contained" onClick={onNew}>
          {t('letter.create.act')}
        </Button>
      }
    />
  )
}
