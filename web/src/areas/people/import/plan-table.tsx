import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { Pager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Row } from './api'
import { OutcomeChip } from './outcome-chip'
import { RowReasons } from './row-reasons'

// The rows of a plan, a page at a time: a browser that draws five thousand is slow.
export function PlanTable({ rows }: { rows: readonly Row[] }) {
  const { t, code } = useText()
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 50 })
  const roles = ({ roles: names }: Row) => names.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('person.name'),
      width: '30%',
      cell: (row) => (
        <RowIdentity
          title={row.name || t('import.no_name')}
          subtitle={[t('import.line', { line: row.line }), row.email].filter(Boolean).join(' · ')}
        />
      ),
    },
    { key: 'outcome', header: t('import.outcome'), width: 150, cell: (row) => <OutcomeChip row={row} /> },
    { key: 'why', header: t('import.why'), cell: (row) => <RowReasons row={row} /> },
    {
      key: 'place',
      header: t('import.place'),
      wideOnly: true,
      cell: (row) => [row.campus, roles(row)].filter(Boolean).join(' · '),
    },
  ]
  if (rows.length === 0) return <EmptyState text={t('import.none_shown')} />
  return (
    <>
      <DataTable
        label={t('import.title')}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ line }) => String(line)}
        sort="line"
        onSort={() => undefined}
        cardAside={(row) => <OutcomeChip row={row} />}
      />
      <Pager
        page={page}
        pageSize={pageSize}
        total={rows.length}
        more={false}
        onPage={(next) => setPages({ page: next, pageSize })}
        onPageSize={(size) => setPages({ page: 1, pageSize: size })}
      />
    </>
  )
}
