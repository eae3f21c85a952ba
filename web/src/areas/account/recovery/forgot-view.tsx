import Box from '@mui/material/Box'
import { forgottenLimits } from '@/api/limits/forgotten'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { emailFault } from '../door/email-fault'
import { forgotPassword } from './api'

type Forgotten = { email: string }

// Asks for the address. That it is not known comes from the server, on the field.
export function ForgotView({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useText()
  const state = useNewRecordForm<string, Forgotten>({
    values: { email: '' },
    limits: forgottenLimits,
    check: ({ email }) => ({ email: emailFault(email) }),
    create: async ({ email }) => {
      await forgotPassword(email.trim())
      return email.trim()
    },
    onCreated: onSent,
  })
  return (
    <DoorPage title={t('account.forgot.title')} text={t('account.forgot.text')}>
      <DoorForm state={state} act={t('account.forgot.act')}>
        <TextField
          control={state.form.control}
          name="email"
          label={t('account.login.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
        />
      </DoorForm>
      <Box sx={{ mt: 3 }}>
        <DoorLink to="/login">{t('account.login.back')}</DoorLink>
      </Box>
    </DoorPage>
  )
}
