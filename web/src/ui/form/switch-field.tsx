import Switch from '@mui/material/Switch'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ControlledField, type FieldOf } from './controlled-field'

type SwitchFieldProps<T extends FieldValues> = FieldOf<T> & {
  // It cannot be switched now; the help says why.
  disabled?: boolean
}

// Yes or no.
export function SwitchField<T extends FieldValues>({ disabled = false, ...field }: SwitchFieldProps<T>) {
  const { t } = useText()
  const show = useCallback((value: unknown) => (value ? t('ui.yes') : t('ui.no')), [t])
  return (
    <ControlledField {...field} show={show} inline>
      {({ id, value, onChange, onBlur, ref, describedBy }) => (
        <Switch
          edge="start"
          disabled={disabled}
          checked={Boolean(value)}
          onChange={(_event, checked) => onChange(checked)}
          onBlur={onBlur}
          slotProps={{ input: { id, ref, 'aria-describedby': describedBy } }}
        />
      )}
    </ControlledField>
  )
}
