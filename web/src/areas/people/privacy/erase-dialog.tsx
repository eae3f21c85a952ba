import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import type { Person } from '../person/api'
import { erasePerson, forgetPerson } from './api'

type EraseDialogProps = { person: Person; listPath: string; onClose: () => void }

const limits = { name: { maxLength: 200 } }
const plain = (name: string) => foldText(name.trim().replace(/\s+/g, ' '))

// Erases somebody for good. One types his name: what cannot be undone is not done by a slip of the hand.
export function EraseDialog({ person, listPath, onClose }: EraseDialogProps) {
  const { t } = useText()
  const id = useId()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const form = useFields({ values: { name: '' }, limits })
  const { name } = person
  const send = form.handleSubmit(async (fields) => {
    try {
      await erasePerson(person, fields.name)
      notify({ text: t('privacy.erased', { name }) })
      await navigate(listPath, { replace: true })
      forgetPerson(cache, person.id)
    } catch (error) {
      showFailure(form, error)
    }
  })
  const handleSubmit = (event: SyntheticEvent) => {
    event.stopPropagation()
    void send(event)
  }
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('privacy.erase_title', { name })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('privacy.erase_text')}</Box>
            <TextField
              control={form.control}
              name="name"
              label={t('privacy.type_name', { name })}
              autoComplete="off"
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={plain(form.watch('name')) !== plain(name)}
              loading={form.formState.isSubmitting}
            >
              {t('privacy.erase')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
