import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import type { Church } from './api'
import { churchRecordQuery } from './api'
import { OtherChurchField } from './other-church-field'
import { useMergeChurches } from './use-merge-churches'

type MergeDialogProps = { church: Church; onClose: () => void }

// Two entries of one church become one: which other, and what the one is called in the end.
export function MergeDialog({ church, onClose }: MergeDialogProps) {
  const { t } = useText()
  const id = useId()
  const { form, limits, merge } = useMergeChurches(church, onClose)
  const { control, formState } = form
  const otherId = useWatch({ control, name: 'other_id' })
  const other = useQuery({ ...churchRecordQuery(otherId), enabled: otherId !== '' }).data
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void merge(event)}>
          <DialogTitle id={id}>{t('church.merge.title', { name: church.name })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('church.merge.text')}</Box>
            <OtherChurchField form={form} />
            {other && (
              <>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('church.merge.follow', { count: other.people, name: other.name })}
                </Box>
                <TextField control={control} name="name" label={t('church.name')} autoComplete="off" />
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                  <TextField control={control} name="city" label={t('church.city')} autoComplete="off" />
                  <CountryField control={control} name="country" label={t('church.country')} />
                </Box>
                <TextField control={control} name="pastor" label={t('church.pastor')} autoComplete="off" />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={!other}
              loading={formState.isSubmitting}
            >
              {t('church.merge.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
