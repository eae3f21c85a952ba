import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { mailPeopleRequestLimits } from '@/api/limits/mail-people-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { type Letter, mailPeople } from './api'
import type { Bulk } from './use-bulk'

type MailDialogProps = { bulk: Bulk; count: number; onClose: () => void }

const { subject, text } = mailPeopleRequestLimits
const limits = { subject, text }

// A letter to everybody who is picked, each in a mail of his own; replies go to whoever writes.
export function MailDialog({ bulk, count, onClose }: MailDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<Letter>({ values: { subject: '', text: '' }, limits })
  const { control, formState } = form
  const send = form.handleSubmit(async (letter) => {
    try {
      if (await bulk.attempt({ call: (ids) => mailPeople(ids, letter), done: 'people.bulk.mailed' }))
        onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <DialogTitle id={id}>{t('people.mail.title', { count })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('people.mail.text')}</Box>
            <TextField
              control={control}
              name="subject"
              label={t('people.mail.subject')}
              autoFocus
              autoComplete="off"
            />
            <TextField control={control} name="text" label={t('people.mail.body')} multiline minRows={8} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={formState.isSubmitting}>
              {t('people.mail.send')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
