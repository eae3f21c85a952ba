import { formatDay } from '@/lib/dates'
import { shortDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { DateRequest } from './api'
import { RequestStateChip } from './request-state-chip'

// From the first date that was asked for to the last.
export function spanOf({ periods }: DateRequest, language: string): string {
  const first = periods[0]?.first_day ?? ''
  const last =
    periods
      .map(({ last_day }) => last_day)
      .sort()
      .at(-1) ?? ''
  return first && last ? shortDays(first, last, language) : ''
}

export function requestColumns({ t, language }: Texts): Column<DateRequest, 'created'>[] {
  return [
    {
      key: 'dates',
      header: t('instructor.asking.dates'),
      cell: (row) => (
        <RowIdentity
          title={spanOf(row, language)}
          subtitle={[t('instructor.request.periods', { count: row.periods.length }), row.message]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'answered',
      header: t('instructor.request.answers'),
      align: 'end',
      cell: (row) => (
        <bdi>{t('instructor.request.answered_of', { count: row.answered, people: row.people })}</bdi>
      ),
    },
    {
      key: 'state',
      header: t('instructor.request.state'),
      cell: (row) => <RequestStateChip state={row.state} />,
    },
    { key: 'by', header: t('instructor.request.by'), wideOnly: true, cell: (row) => row.by },
    {
      key: 'created',
      header: t('instructor.request.created'),
      wideOnly: true,
      cell: (row) => formatDay(row.created_at, language),
    },
  ]
}
