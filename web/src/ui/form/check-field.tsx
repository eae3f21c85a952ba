import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useCallback, useEffect } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from './controlled-field'
import { useFormScope } from './form-scope'

type CheckFieldProps<T extends FieldValues> = Omit<FieldOf<T>, 'help' | 'required'> & {
  // Shown, but not for this person to change.
  disabled?: boolean
}

// One of several things that may each hold or not: a box to tick, its name beside it.
export function CheckField<T extends FieldValues>(props: CheckFieldProps<T>) {
  const { control, name, label, disabled = false } = props
  const { t } = useText()
  const { readOnly, faces } = useFormScope()
  const { field } = useController({ control, name })
  const show = useCallback((value: unknown) => (value ? t('ui.yes') : t('ui.no')), [t])
  useEffect(() => {
    faces.set(name, { label, show })
  }, [faces, name, label, show])
  return (
    <FormControlLabel
      label={label}
      disabled={readOnly || disabled}
      control={
        <Checkbox
          size="small"
          checked={Boolean(field.value)}
          onChange={(_event, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
