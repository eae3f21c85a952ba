import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { formatDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ListedName } from '@/ui/person/listed-name'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort, type Sort } from '@/ui/table/list-params'
import { RowIdentity } from '@/ui/table/row-identity'
import { type Enrollment, enrollmentPath } from './api'
import { EnrollmentChip } from './enrollment-chip'
import { EnrollmentMoves } from './enrollment-moves'
import { outcomeReason } from './outcome-reason'

type StudentTableProps = { label: string; enrollments: readonly Enrollment[] }

// Students of a class as a table; who may not know what it costs has no columns for it.
export function StudentTable({ label, enrollments }: StudentTableProps) {
  const texts = useText()
  const [sort, setSort] = useState<Sort<'name'>>('name')
  const rows = useMemo(
    () => (sort === 'name' ? enrollments : [...enrollments].reverse()),
    [enrollments, sort],
  )
  const money = enrollments.some((one) => one.money)
  const columns = useMemo(() => studentColumns(texts, money), [texts, money])
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>{texts.t('enrollment.nobody')}</Box>
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ person_name }) => person_name}
      rowHref={({ id }) => enrollmentPath(id)}
      sort={sort}
      onSort={(column) => setSort(nextSort(column, sort))}
      cardAside={(row) => <EnrollmentChip enrollment={row} />}
      rowMenu={(row) => (row.moves.length > 0 ? <EnrollmentMoves enrollment={row} /> : null)}
    />
  )
}

function studentColumns(texts: Texts, money: boolean): Column<Enrollment, 'name'>[] {
  const { t, language } = texts
  const amount = (row: Enrollment, of: 'monthly_payment' | 'total') =>
    row.money && <bdi>{formatMoney(row.money[of], row.money.currency, language)}</bdi>
  return [
    {
      key: 'name',
      header: t('enrollment.student'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          mark={<Avatar name={row.person_name} src={row.photo_url} />}
          title={<ListedName name={row.person_name} last={row.person_last_name} />}
          subtitle={outcomeReason(row, texts)}
        />
      ),
    },
    { key: 'state', header: t('enrollment.status'), cell: (row) => <EnrollmentChip enrollment={row} /> },
    {
      key: 'since',
      header: t('enrollment.since'),
      wideOnly: true,
      cell: (row) => <bdi>{formatDay(row.outcome_at || row.confirmed_at || row.created_at, language)}</bdi>,
    },
    ...(money
      ? ([
          {
            key: 'monthly',
            header: t('enrollment.monthly_payment'),
            align: 'end',
            cell: (row) => amount(row, 'monthly_payment'),
          },
          {
            key: 'total',
            header: t('enrollment.total'),
            align: 'end',
            wideOnly: true,
            cell: (row) => amount(row, 'total'),
          },
        ] satisfies Column<Enrollment, 'name'>[])
      : []),
  ]
}
