import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { sayDay } from '@/lib/calendar-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import {
  ArchiveIcon,
  EditIcon,
  ErrorIcon,
  HistoryIcon,
  MoveIcon,
  PrintIcon,
  RestoreIcon,
  SuccessIcon,
  WaitingIcon,
} from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { useListParams } from '@/ui/table/use-list-params'
import type { Book } from '../books/api'
import { BookFrame } from '../books/book-frame'
import { bookListPath } from '../books/book-list'
import { BookQueryView } from '../books/book-query-view'
import { sayCharged } from '../loans/say-charged'
import { reservationsQuery } from '../reservations/api'
import { ReservationLines } from '../reservations/reservation-lines'
import {
  type Copy,
  copiesQuery,
  copyFilterQuery,
  copySpec,
  copyStates,
  refreshCopies,
  shelve,
  withdraw,
} from './api'

const CopyHistoryDialog = lazyPart(() =>
  import('./copy-history-dialog').then((m) => ({ default: m.CopyHistoryDialog })),
)
const TransferDialog = lazyPart(() =>
  import('./transfer-dialog').then((m) => ({ default: m.TransferDialog })),
)
const ReserveDialog = lazyPart(() =>
  import('../reservations/reserve-dialog').then((m) => ({ default: m.ReserveDialog })),
)
const EditCopyDialog = lazyPart(() =>
  import('./edit-copy-dialog').then((m) => ({ default: m.EditCopyDialog })),
)
const LabelsDialog = lazyPart(() => import('./labels-dialog').then((m) => ({ default: m.LabelsDialog })))
const AddCopiesDialog = lazyPart(() =>
  import('./add-copies-dialog').then((m) => ({ default: m.AddCopiesDialog })),
)

// /apps/academic/book/copies/{bookId}
export function Component() {
  return <BookQueryView>{(book) => <CopiesView key={book.id} book={book} />}</BookQueryView>
}

// The copies of a book in reach, and who has them.
function CopiesView({ book }: { book: Book }) {
  const texts = useText()
  const { t } = texts
  const [gone, setGone] = useState(false)
  const [dialog, setDialog] = useState<'add' | 'labels' | 'reserve'>()
  const { params, setParams } = useListParams(copySpec)
  const copies = useQuery(copiesQuery(book.id, params))
  // An old link: there are copies, only not here.
  const { items = [], total = 0 } = copies.data ?? {}
  const beyondEnd = items.length === 0 && total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) setParams({ page: 1 }, { replace: true })
  }, [beyondEnd, setParams])
  if (gone) return <Navigate to={bookListPath} replace />
  const close = () => setDialog(undefined)
  const add = (
    <Button variant="contained" onClick={() => setDialog('add')} sx={{ mb: 2 }}>
      {t('copy.add')}
    </Button>
  )
  const filtered = params.filters.state !== undefined
  return (
    <BookFrame book={book} shown="copies" onDeleted={() => setGone(true)}>
      <QueryView query={copies} loading={<LoadingRows rows={4} height={51} head />}>
        {(page) =>
          page.total === 0 && !filtered && !copies.isPlaceholderData ? (
            <EmptyState text={t('copy.none')} action={add} />
          ) : (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {add}
                <Button startIcon={<PrintIcon />} onClick={() => setDialog('labels')} sx={{ mb: 2 }}>
                  {t('copy.labels')}
                </Button>
                <Button startIcon={<WaitingIcon />} onClick={() => setDialog('reserve')} sx={{ mb: 2 }}>
                  {t('reservation.reserve')}
                </Button>
                <ExportMenu
                  path="/api/copies/export"
                  query={copyFilterQuery(book.id, params)}
                  name={book.title}
                />
                <FilterChip
                  label={t('copy.state')}
                  choices={copyStates.map((value) => ({ value, label: t(`copy.states.${value}`) }))}
                  value={params.filters.state}
                  onChange={filterSetter(params.filters, setParams)('state')}
                />
              </Box>
              {page.items.length === 0 ? (
                <EmptyState text={t('copy.none_match')} />
              ) : (
                <DataTable
                  label={t('copy.list_title')}
                  columns={columnsOf(texts)}
                  rows={page.items}
                  rowKey={(row) => row.id}
                  rowName={(row) => row.barcode}
                  sort="number"
                  onSort={() => {}}
                  rowMenu={(row) => <CopyMenu copy={row} />}
                  cardAside={(row) => <CopyChip state={row.state} />}
                />
              )}
              <ListPager list={page} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
      <Queue bookId={book.id} />
      {dialog === 'reserve' && <ReserveDialog book={book} onClose={close} />}
      {dialog === 'add' && <AddCopiesDialog book={book} onClose={close} />}
      {dialog === 'labels' && (
        <LabelsDialog
          campusId=""
          books={[{ id: book.id, name: book.title, about: book.author }]}
          onClose={close}
        />
      )}
    </BookFrame>
  )
}

function columnsOf({ t, language }: Texts): Column<Copy, 'number'>[] {
  return [
    {
      key: 'barcode',
      header: t('copy.barcode'),
      cell: (row) => (
        <RowIdentity
          title={<bdi>{row.barcode}</bdi>}
          subtitle={
            row.kept_until
              ? t('copy.kept_for', { name: row.kept_for, day: sayDay(row.kept_until, language) })
              : row.note
          }
        />
      ),
    },
    { key: 'campus', header: t('copy.campus'), cell: (row) => row.campus_name },
    { key: 'state', header: t('copy.state'), cell: (row) => <CopyChip state={row.state} /> },
    { key: 'borrower', header: t('copy.borrower'), cell: (row) => row.borrower },
    {
      key: 'due',
      header: t('copy.due'),
      cell: (row) => row.due_day && <bdi>{sayDay(row.due_day, language)}</bdi>,
    },
  ]
}

const looks: Record<Copy['state'], { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  there: { tone: 'success', Icon: SuccessIcon },
  lent: { tone: 'info', Icon: WaitingIcon },
  lost: { tone: 'error', Icon: ErrorIcon },
  withdrawn: { tone: 'neutral', Icon: ArchiveIcon },
}

function CopyChip({ state }: { state: Copy['state'] }) {
  const { t } = useText()
  const { tone, Icon } = looks[state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`copy.states.${state}`)} />
}

function CopyMenu({ copy }: { copy: Copy }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [dialog, setDialog] = useState<'history' | 'transfer' | 'edit'>()
  const attempt = (act: (id: string) => Promise<Copy>) => () =>
    void act(copy.id)
      .then(({ charged }) => {
        refreshCopies(cache)
        if (charged) notify({ text: [copy.title, sayCharged(charged, t)].join(' – ') })
      })
      .catch(notifyFailure)
  const actions: Action[] = [
    { label: t('copy.history'), icon: <HistoryIcon />, onClick: () => setDialog('history') },
  ]
  if (copy.may_edit)
    actions.push({ label: t('copy.edit'), icon: <EditIcon />, onClick: () => setDialog('edit') })
  if (copy.may_edit && copy.state !== 'lent') {
    actions.push(
      { label: t('copy.transfer.act'), icon: <MoveIcon />, onClick: () => setDialog('transfer') },
      copy.state === 'there'
        ? { label: t('copy.withdraw'), icon: <ArchiveIcon />, onClick: attempt(withdraw) }
        : { label: t('copy.shelve'), icon: <RestoreIcon />, onClick: attempt(shelve) },
    )
  }
  const close = () => setDialog(undefined)
  return (
    <>
      <ActionMenu label={t('copy.actions', { barcode: copy.barcode })} actions={actions} />
      {dialog === 'history' && <CopyHistoryDialog copy={copy} onClose={close} />}
      {dialog === 'edit' && <EditCopyDialog copy={copy} onClose={close} />}
      {dialog === 'transfer' && <TransferDialog copy={copy} onClose={close} />}
    </>
  )
}

// Who waits for the book; nothing where nobody does.
function Queue({ bookId }: { bookId: string }) {
  const { t } = useText()
  const queue = useQuery(reservationsQuery({ book: bookId, state: 'open', page_size: 50 })).data?.items ?? []
  if (queue.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('reservation.list_title')}
      </Typography>
      <ReservationLines items={queue} />
    </Box>
  )
}
