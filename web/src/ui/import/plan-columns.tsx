import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useText } from '@/texts/use-text'
import { ExpandIcon } from '@/ui/icons'
import type { Plan } from './api'
import { columnName, type ImportKind } from './kind'

type PlanColumnsProps = {
  kind: ImportKind
  columns: Plan['columns']
  busy: boolean
  onChange: (columns: string[]) => void
}

// What the columns were taken for, and the way to say otherwise. What is left out is told at once.
export function PlanColumns({ kind, columns, busy, onChange }: PlanColumnsProps) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const unknown = columns.filter(({ name, heading }) => !name && heading).map(({ heading }) => heading)
  const closed = columns.filter((column) => column.closed).map(({ heading }) => heading)
  const choose = (at: number, name: string) =>
    onChange(columns.map((column, index) => (index === at ? name : column.name === name ? '' : column.name)))
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
      {unknown.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('import.unknown_columns', { count: unknown.length, names: unknown.join(', ') })}
        </Alert>
      )}
      {closed.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('import.closed_columns', { count: closed.length, names: closed.join(', ') })}
        </Alert>
      )}
      <Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setOpen(!open)}
        >
          {t('import.columns', { count: columns.filter(({ name, closed: no }) => name && !no).length })}
        </Button>
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
            pb: 1,
          }}
        >
          {columns.map((column, at) => (
            <ColumnChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              key={at}
              kind={kind}
              column={column}
              disabled={busy}
              onChange={(name) => choose(at, name)}
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

type ColumnChoiceProps = {
  kind: ImportKind
  column: Plan['columns'][number]
  disabled: boolean
  onChange: (name: string) => void
}

// What one column of the file is.
function ColumnChoice({ kind, column, disabled, onChange }: ColumnChoiceProps) {
  const texts = useText()
  const id = useId()
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}>
        {column.heading || '–'}
      </Box>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={ExpandIcon}
        fullWidth
        disabled={disabled}
        value={column.name}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id }}
      >
        <option value="">{texts.t('import.left_out')}</option>
        {kind.columns.map((name) => (
          <option key={name} value={name}>
            {columnName(kind, name, texts)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
