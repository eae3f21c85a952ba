import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { forgottenLimits } from '@/api/limits/forgotten'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { emailFault } from '../door/email-fault'
import { forgotPassword } from './api'

// /forgot-password: an address, and then where to look for the link.
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
  return <ForgotView onSent={setSentTo} />
}

// The link is on its way: where to look, and what to do when it does not come.
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useText()
  return (
    <DoorPage title={t('account.forgot.sent_title')} text={t('account.forgot.sent_text', { email })}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('account.forgot.again')}</Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ marginInlineEnd: 2 }}>
        {t('account.forgot.another')}
      </Button>
      <DoorLink to="/login">{t('account.login.back')}</DoorLink>
    </DoorPage>
  )
}

type Forgotten = { email: string }

// Asks for the address. That it is not known comes from the server, on the field.
function ForgotView({ onSent }: { onSent: (email: string) => void }) {
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
        />
      </DoorForm>
      <Box sx={{ mt: 3 }}>
        <DoorLink to="/login">{t('account.login.back')}</DoorLink>
      </Box>
    </DoorPage>
  )
}
