import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { ExpandIcon } from '@/ui/icons'
import type { Plan } from './api'
import { columnName, importColumns } from './column-name'

type ColumnChoiceProps = {
  column: Plan['columns'][number]
  disabled: boolean
  onChange: (name: string) => void
}

// What one column of the file is.
export function ColumnChoice({ column, disabled, onChange }: ColumnChoiceProps) {
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
        {importColumns.map((name) => (
          <option key={name} value={name}>
            {columnName(name, texts)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
