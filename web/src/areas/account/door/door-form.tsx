import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormScope } from '@/ui/form/form-scope'
import type { RecordForm } from '@/ui/record/use-record-form'

type DoorFormProps<F extends FieldValues> = { state: RecordForm<F>; act: string; children: ReactNode }

// Fields one under the other, and the one button that does it.
export function DoorForm<F extends FieldValues>({ state, act, children }: DoorFormProps<F>) {
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2.5 }}>
        {children}
        <Button type="submit" variant="contained" size="large" loading={state.saving}>
          {act}
        </Button>
      </Box>
    </FormScope>
  )
}
