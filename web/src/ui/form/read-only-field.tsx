import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Field } from './field'

type ReadOnlyFieldProps = { label: string; value: string; help?: string }

// A value among fields that only somebody else can change; it can still be selected and copied.
export function ReadOnlyField({ label, value, help }: ReadOnlyFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help}>
      <OutlinedInput
        id={id}
        fullWidth
        readOnly
        value={value}
        inputProps={{ 'aria-describedby': help ? `${id}-note` : undefined }}
        sx={{ bgcolor: 'grey.50' }}
      />
    </Field>
  )
}
