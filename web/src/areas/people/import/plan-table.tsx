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
import { fieldName, inWords } from '../person/person-words'
import type { Problem, Row } from './api'
import { columnName } from './column-name'
import { type Flipped, hasTick, isTicked } from './ticks'

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 2fr) 9rem minmax(0, 3fr)' },
}

type Ticks = { flipped: Flipped; onTick: (line: number) => void }

type PlanTableProps = Ticks & { rows: readonly Row[] }

// The rows of a plan, a page at a time: a browser that draws five thousand is slow.
export function PlanTable({ rows, flipped, onTick }: PlanTableProps) {
  const { t } = useText()
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 50 })
  if (rows.length === 0) return <EmptyState text={t('import.none_shown')} />
  return (
    <>
      <Box component="ul" aria-label={t('import.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
          <PlanRow key={row.line} row={row} flipped={flipped} onTick={onTick} />
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

function PlanRow({ row, flipped, onTick }: Ticks & { row: Row }) {
  const { t, code } = useText()
  const roles = row.roles.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  const ticked = isTicked(row, flipped)
  const place = row.outcome === 'refuse' ? '' : [row.campus, roles].filter(Boolean).join(' · ')
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
          subtitle={[t('import.line', { line: row.line }), row.email].filter(Boolean).join(' · ')}
        />
      </Box>
      <Box sx={{ pt: 0.25 }}>
        <OutcomeChip row={row} ticked={ticked} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        <RowReasons row={row} />
        {row.outcome === 'look' && (
          <FormControlLabel
            control={<Checkbox size="small" checked={ticked} sx={{ py: 0.5 }} />}
            label={t(row.proposal === 'create' ? 'import.tick.other' : 'import.tick.same')}
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
function RowReasons({ row }: { row: Row }) {
  const texts = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {row.problems.map((problem) => (
        <Box
          component="li"
          key={problem.field + problem.code}
          sx={{ color: problem.warning ? 'warning.main' : 'error.main' }}
        >
          <Reason problem={problem} />
        </Box>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ color: 'text.secondary' }}>
          {texts.t(before ? 'import.from_to' : 'import.now', {
            field: fieldName(field, texts),
            before: inWords(field, before, texts),
            after: inWords(field, after, texts),
          })}
        </Box>
      ))}
    </Box>
  )
}

function Reason({ problem }: { problem: Problem }) {
  const texts = useText()
  const { field, value, code, params = {} } = problem
  const text = texts.code(code, params) ?? texts.t('ui.error.title')
  if (!field) return text
  // The words of some reasons hold the value already.
  const key = value && !text.includes(value) ? 'import.on_value' : 'import.on_field'
  return texts.t(key, { field: columnName(field, texts), value, text })
}
