import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { AddIcon, CheckIcon, CloseIcon, EditIcon, ErrorIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { Pager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Problem } from './api'
import { columnName, type ImportKind, type Row } from './kind'
import { type Flipped, hasTick, isTicked } from './ticks'

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 2fr) 9rem minmax(0, 3fr)' },
}

type Ticks<R extends Row> = {
  kind: ImportKind
  flipped: Flipped
  onTick: (line: number) => void
  // What else a row that is not refused tells: where somebody belongs, and as what.
  about?: ((row: R) => string) | undefined
}

type PlanTableProps<R extends Row> = Ticks<R> & { rows: readonly R[] }

// The rows of a plan, a page at a time: a browser that draws five thousand is slow.
export function PlanTable<R extends Row>({ rows, ...ticks }: PlanTableProps<R>) {
  const { t } = useText()
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 50 })
  if (rows.length === 0) return <EmptyState text={t('import.none_shown')} />
  return (
    <>
      <Box component="ul" aria-label={t(ticks.kind.words.title)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
          <PlanRow key={row.line} row={row} {...ticks} />
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

function PlanRow<R extends Row>({ kind, row, flipped, onTick, about }: Ticks<R> & { row: R }) {
  const { t } = useText()
  const ticked = isTicked(row, flipped)
  const place = row.outcome === 'refuse' ? '' : about?.(row)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', ...columns }}>
      <Box sx={{ minWidth: 0, display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Checkbox
          size="small"
          checked={ticked}
          disabled={!hasTick(row)}
          onChange={() => onTick(row.line)}
          slotProps={{ input: { 'aria-label': t('import.tick.take', { line: row.line }) } }}
          sx={{ p: 0.5 }}
        />
        <RowIdentity
          title={row.name || t('import.no_name')}
          subtitle={[t('import.line', { line: row.line }), row.detail].filter(Boolean).join(' · ')}
        />
      </Box>
      <Box sx={{ pt: 0.25 }}>
        <OutcomeChip row={row} ticked={ticked} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        <RowReasons kind={kind} row={row} />
        {row.outcome === 'look' && (
          <FormControlLabel
            control={<Checkbox size="small" checked={ticked} sx={{ py: 0.5 }} />}
            label={t(kind.right[row.proposal === 'create' ? 'create' : 'change'])}
            onChange={() => onTick(row.line)}
          />
        )}
      </Box>
    </Box>
  )
}

const looks = {
  create: { tone: 'success', icon: <AddIcon /> },
  change: { tone: 'info', icon: <EditIcon /> },
  same: { tone: 'neutral', icon: <CheckIcon /> },
  look: { tone: 'warning', icon: <WarningIcon /> },
  left: { tone: 'neutral', icon: <CloseIcon /> },
  refuse: { tone: 'error', icon: <ErrorIcon /> },
} as const

// What becomes of a row, as far as it is ticked.
function OutcomeChip({ row, ticked }: { row: Row; ticked: boolean }) {
  const { t } = useText()
  const outcome = outcomeOf(row, ticked)
  return <StateChip {...looks[outcome]} label={t(`import.outcome_name.${outcome}`)} />
}

function outcomeOf(row: Row, ticked: boolean): keyof typeof looks {
  if (row.outcome === 'look') return ticked ? row.proposal || 'look' : 'look'
  return hasTick(row) && !ticked ? 'left' : row.outcome
}

// Why a row is refused, what one should look at, or what it changes, a line each.
function RowReasons({ kind, row }: { kind: ImportKind; row: Row }) {
  const texts = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {row.problems.map((problem) => (
        <Box
          component="li"
          key={problem.field + problem.code}
          sx={{ color: problem.warning ? 'warning.main' : 'error.main' }}
        >
          <Reason kind={kind} problem={problem} />
        </Box>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ color: 'text.secondary' }}>
          {texts.t(before ? 'import.from_to' : 'import.now', {
            field: kind.field?.(field, texts) ?? columnName(kind, field, texts),
            before: kind.value?.(field, before, texts) ?? before,
            after: kind.value?.(field, after, texts) ?? after,
          })}
        </Box>
      ))}
    </Box>
  )
}

function Reason({ kind, problem }: { kind: ImportKind; problem: Problem }) {
  const texts = useText()
  const { field, value, code, params = {} } = problem
  const text = texts.code(code, params) ?? texts.t('ui.error.title')
  if (!field) return text
  // The words of some reasons hold the value already.
  const key = value && !text.includes(value) ? 'import.on_value' : 'import.on_field'
  return texts.t(key, { field: columnName(kind, field, texts), value, text })
}
