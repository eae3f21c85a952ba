import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { LanguageField } from '@/ui/form/language-field'
import { TextField } from '@/ui/form/text-field'
import { type PeopleKind, personPath } from '../list/people-kind'
import { MatchAlert } from '../matches/match-alert'
import { InvitePlace } from './invite-place'
import { useInvite } from './use-invite'

type InviteDialogProps = { kind: PeopleKind; onClose: () => void }

// Asks somebody by mail to join the staff; he sets his own password by the link in it.
export function InviteDialog({ kind, onClose }: InviteDialogProps) {
  const { t } = useText()
  const id = useId()
  const { form, limits, send, matches } = useInvite(onClose)
  const { control, formState } = form
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <DialogTitle id={id}>{t('people.invite.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('people.invite.text')}</Box>
            <TextField
              control={control}
              name="email"
              label={t('person.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoFocus
            />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <TextField
                control={control}
                name="first_name"
                label={t('person.first_name')}
                autoComplete="off"
              />
              <TextField
                control={control}
                name="last_name"
                label={t('person.last_name')}
                autoComplete="off"
              />
            </Box>
            <InvitePlace form={form} />
            <LanguageField
              control={control}
              name="language"
              label={t('people.invite.language')}
              placeholder={t('people.invite.campus_language')}
            />
            {matches && <MatchAlert matches={matches} hrefOf={(personId) => personPath(kind, personId)} />}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={formState.isSubmitting}>
              {matches ? t('people.invite.anyway') : t('people.invite.send')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
