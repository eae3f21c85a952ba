import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/areas/account/second-factor/code-field'
import { needsCode } from '@/areas/account/second-factor/needs-code'
import { leavePage, type SessionUser, signIn, useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { BrandMark } from '@/ui/brand-mark'
import { PasswordField } from '@/ui/form/password-field'
import { showFailure } from '@/ui/form/use-fields'
import { aboveTheMiddle } from './bare-page'
import { useTexts } from './use-texts'

// Lies over the page of somebody whose session has ended while it held what would be lost. The page stays as it is
// until he has signed in again, here or in another tab; what could not be fetched meanwhile is fetched then.
export function SignInCover() {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const user = useSession((state) => state.user)
  useEffect(() => () => void cache.invalidateQueries(), [cache])
  const ready = useTexts('account')
  if (!user || !ready) return null
  return (
    <Dialog open fullScreen aria-labelledby={id}>
      <Box sx={aboveTheMiddle}>
        <BrandMark size={36} />
        <Box sx={{ width: '100%', maxWidth: 360, px: 3, pt: 3, pb: 5 }}>
          <Typography id={id} variant="h1">
            {t('account.again.title')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            {t('account.again.text', { name: user.name })}
          </Typography>
          <AgainForm user={user} />
          <Box sx={{ mt: 3, display: 'grid', gap: 1, textAlign: 'center' }}>
            <Button href="/login" target="_blank" rel="noopener">
              {t('account.again.other')}
            </Button>
            <Button color="inherit" onClick={leavePage}>
              {t('account.again.leave')}
            </Button>
          </Box>
        </Box>
      </Box>
    </Dialog>
  )
}

// Asks for nothing but the proof: who he is and where he works stand.
function AgainForm({ user }: { user: SessionUser }) {
  const { t } = useText()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { control, formState, watch } = form
  const submit = form.handleSubmit(async ({ password, code }) => {
    const login = { email: user.email, organization_id: user.organization_id, password }
    await signIn(code ? { ...login, code } : login).catch((error: unknown) => {
      if (needsCode(error) && !asksCode) setAsksCode(true)
      else showFailure(form, error)
    })
  })
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        control={control}
        name="password"
        label={t('account.login.password')}
        autoComplete="current-password"
        autoFocus
      />
      {asksCode && <CodeField control={control} name="code" autoFocus />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={watch('password') === ''}
        loading={formState.isSubmitting}
      >
        {t('account.login.act')}
      </Button>
    </Box>
  )
}
