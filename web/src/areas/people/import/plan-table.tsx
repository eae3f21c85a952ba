import Box from '@mui/material/Box'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { Pager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Row } from './api'
import { OutcomeChip } from './outcome-chip'
import { RowReasons } from './row-reasons'

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 2fr) 9rem minmax(0, 3fr)' },
}

// The rows of a plan, a page at a time: a browser that draws five thousand is slow.
export function PlanTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useText()
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 50 })
  if (rows.length === 0) return <EmptyState text={t('import.none_shown')} />
  return (
    <>
      <Box component="ul" aria-label={t('import.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
          <PlanRow key={row.line} row={row} />
        ))}
      </Box>
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

function PlanRow({ row }: { row: Row }) {
  const { t, code } = useText()
  const roles = row.roles.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  const place = row.outcome === 'refuse' ? '' : [row.campus, roles].filter(Boolean).join(' · ')
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', ...columns }}>
      <RowIdentity
        title={row.name || t('import.no_name')}
        subtitle={[t('import.line', { line: row.line }), row.email].filter(Boolean).join(' · ')}
      />
      <Box sx={{ pt: 0.25 }}>
        <OutcomeChip row={row} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        <RowReasons row={row} />
      </Box>
    </Box>
  )
}
