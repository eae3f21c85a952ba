import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type SyntheticEvent, useId } from 'react'
import { churchFieldsLimits } from '@/api/limits/church-fields'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { type Church, type ChurchFields, createChurch } from './churches'

type AddChurchDialogProps = {
  // What was typed in the search.
  name: string
  onAdded: (church: Church) => void
  onClose: () => void
}

export function AddChurchDialog({ name, onAdded, onClose }: AddChurchDialogProps) {
  const { t } = useText()
  const id = useId()
  const state = useNewRecordForm<Church, ChurchFields>({
    values: { name, city: '', country: '', pastor: '' },
    limits: churchFieldsLimits,
    create: createChurch,
    onCreated: onAdded,
  })
  const { control } = state.form
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // The dialog stands inside the form of the record, in React's eyes: that one is not to be saved.
    event.stopPropagation()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('church.add')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('church.add_text')}</Box>
            <TextField control={control} name="name" label={t('church.name')} autoFocus autoComplete="off" />
            <TextField control={control} name="city" label={t('church.city')} autoComplete="off" />
            <CountryField control={control} name="country" label={t('church.country')} />
            <TextField control={control} name="pastor" label={t('church.pastor')} autoComplete="off" />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={state.saving}>
              {t('church.add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
