import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { signIn } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { PasswordField } from '@/ui/form/password-field'
import { schemaResolver } from '@/ui/form/schema-resolver'
import { TextField } from '@/ui/form/text-field'
import { showFailure } from '@/ui/form/use-fields'
import { lastCampus, rememberCampus } from './last-campus'
import { type Login, loginSchema } from './login-schema'
import type { CampusQuery } from './login-view'

// Campus, e-mail, password. The button waits until all three can be right; the server's answer lands on the fields.
export function LoginForm({ campuses }: { campuses: CampusQuery }) {
  const { t } = useText()
  const form = useForm<Login>({
    resolver: schemaResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { organization_id: '', email: '', password: '' },
  })
  const { control, formState, setValue, getValues } = form
  const choices = (campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  useEffect(() => {
    const usual = lastCampus(campuses.data ?? [])
    if (usual && !getValues('organization_id')) setValue('organization_id', usual, { shouldValidate: true })
  }, [campuses.data, getValues, setValue])
  const submit = form.handleSubmit(async (login) => {
    try {
      await signIn(login)
      rememberCampus(login.organization_id)
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <ChoiceField
        control={control}
        name="organization_id"
        label={t('account.login.campus')}
        placeholder={campuses.data || campuses.error ? t('account.login.choose_campus') : t('ui.loading')}
        choices={choices}
      />
      {campuses.error !== null && !campuses.data && (
        <Typography role="alert" variant="caption" sx={{ color: 'error.main' }}>
          {t('account.login.no_campuses')}{' '}
          <Button size="small" onClick={() => campuses.refetch()}>
            {t('ui.error.retry')}
          </Button>
        </Typography>
      )}
      <TextField
        control={control}
        name="email"
        label={t('account.login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField
        control={control}
        name="password"
        label={t('account.login.password')}
        autoComplete="current-password"
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!formState.isValid}
        loading={formState.isSubmitting}
      >
        {t('account.login.act')}
      </Button>
    </Box>
  )
}
