import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { inviteeLimits } from '@/api/limits/invitee'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { LanguageField } from '@/ui/form/language-field'
import type { Limits } from '@/ui/form/limits'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type PeopleKind, personPath } from '../list/people-kind'
import { MatchAlert } from '../matches/match-alert'
import { type Matches, matchesIn } from '../matches/matches'
import { type Invitee, inviteStaff, refreshInvites } from './api'
import { chosenRoles, type InviteForm, noRoles } from './invite-form'
import { InvitePlace } from './invite-place'

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

const { first_name, last_name, email, language } = inviteeLimits
const limits: Limits = { first_name, last_name, email, language }

// The form of an invite. Who looks like somebody we have is shown with those, and invited on a second word.
function useInvite(onClose: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const [refused, setRefused] = useState<{ matches: Matches; name: string } | null>(null)
  const form = useFields<InviteForm>({
    values: { first_name: '', last_name: '', email: '', language: '', campus_id: own, roles: noRoles },
    limits,
    check: (values) => ({
      email: values.email === '' || /^\S+@\S+\.\S+$/.test(values.email.trim()) ? undefined : 'field.email',
      campus_id: undefined,
    }),
  })
  const fields = form.watch()
  const matches = refused?.name === nameOf(fields) ? refused.matches : null
  const send = form.handleSubmit(async (values) => {
    const roles = chosenRoles(values)
    if (roles.length === 0) return form.setError('roles', { type: 'code', message: 'people.invite.no_role' })
    try {
      const { roles: _ticks, ...rest } = values
      const confirmed = matches !== null
      await inviteStaff({ ...rest, roles, confirmed } as Invitee)
      notify({ text: t('people.invite.sent', { email: values.email.trim() }) })
      refreshInvites(cache)
      onClose()
    } catch (error) {
      const known = matchesIn(error)
      if (known) setRefused({ matches: known, name: nameOf(values) })
      else showFailure(form, error)
    }
  })
  return { form, limits, send, matches }
}

function nameOf({ first_name: first, last_name: last, email: address }: InviteForm): string {
  return JSON.stringify([first.trim(), last.trim(), address.trim()])
}
