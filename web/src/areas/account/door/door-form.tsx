import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormScope } from '@/ui/form/form-scope'
import { useFirstField } from '@/ui/form/use-first-field'
import type { RecordForm } from '@/ui/record/use-record-form'

type DoorFormProps<F extends FieldValues> = { state: RecordForm<F>; act: string; children: ReactNode }

// Fields one under the other, the first that is empty with the focus, and the one button that does it.
export function DoorForm<F extends FieldValues>({ state, act, children }: DoorFormProps<F>) {
  const form = useFirstField<HTMLFormElement>({ empty: true })
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2.5 }}>
        {children}
        <Button type="submit" variant="contained" size="large" loading={state.saving}>
          {act}
        </Button>
      </Box>
    </FormScope>
  )
}
