import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { createCopiesRequestLimits } from '@/api/limits/create-copies-request'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import type { Book } from '../books/api'
import { createCopies, type NewCopies, refreshCopies } from './api'

// Copies that a campus got: without a barcode of their own each has the next of ours.
export function AddCopiesDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('createCopies') === 'all'
  const form = useFields<NewCopies>({
    values: { book_id: book.id, campus_id: own, count: 1, barcode: '', note: '' },
    limits: createCopiesRequestLimits,
  })
  const { control } = form
  const send = form.handleSubmit(async (values) => {
    try {
      const made = await createCopies(values)
      refreshCopies(cache)
      notify({ text: t('copy.added', { count: made.length }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={createCopiesRequestLimits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <DialogTitle id={id}>{t('copy.add')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {network && <CampusField control={control} name="campus_id" label={t('copy.campus')} required />}
            <NumberField control={control} name="count" label={t('copy.count')} />
            <TextField
              control={control}
              name="barcode"
              label={t('copy.barcode')}
              help={t('copy.barcode_help')}
              autoComplete="off"
            />
            <TextField control={control} name="note" label={t('copy.note')} autoComplete="off" />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t('copy.add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
