import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import type { RecordForm } from '@/ui/record/use-record-form'

type StepFormProps<F extends FieldValues> = {
  state: RecordForm<F>
  act: string
  irreversible?: boolean
  onCancel?: (() => void) | undefined
  children: ReactNode
}

// One step of a small dialogue: what is asked, and the way on or out.
export function StepForm<F extends FieldValues>(props: StepFormProps<F>) {
  const { state, act, irreversible = false, onCancel, children } = props
  const { t } = useText()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
        {children}
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, mt: 1 }}>
          {onCancel && (
            <Button color="inherit" onClick={onCancel}>
              {t('ui.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={irreversible ? 'error' : 'primary'}
            loading={state.saving}
          >
            {act}
          </Button>
        </Box>
      </Box>
    </FormScope>
  )
}
