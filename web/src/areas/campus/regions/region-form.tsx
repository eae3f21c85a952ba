import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { KeyboardEvent } from 'react'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { ConflictDialog } from '@/ui/record/conflict-dialog'
import type { RecordForm } from '@/ui/record/use-record-form'
import type { RegionFields } from './api'

type RegionFormProps = { state: RecordForm<RegionFields>; act: string; onCancel: () => void }

// Code and name in the place of the row they belong to. Enter saves, Escape gives up.
export function RegionForm({ state, act, onCancel }: RegionFormProps) {
  const { t } = useText()
  const { control } = state.form
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        onKeyDown={handleKey}
        sx={{ py: 1.5, display: 'grid', gap: 1.5 }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '8rem 1fr' } }}>
          <TextField
            control={control}
            name="code"
            label={t('region.code')}
            help={t('region.code_help')}
            autoFocus
          />
          <TextField control={control} name="name" label={t('region.name')} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
          <Button color="inherit" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={state.saving}>
            {act}
          </Button>
        </Box>
      </Box>
      {state.conflict && <ConflictDialog conflict={state.conflict} onResolve={state.resolve} />}
    </FormScope>
  )
}
