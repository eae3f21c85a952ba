import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { PasswordField } from '@/ui/form/password-field'
import { TextField } from '@/ui/form/text-field'
import { lazyPart } from '@/ui/lazy-part'
import { DoorLink } from '../door/door-link'
import { CodeField } from '../second-factor/code-field'
import { isPause } from './is-pause'
import type { CampusQuery } from './login-view'
import { ProviderButtons } from './provider-buttons'
import { useLogin } from './use-login'

// Few ever see it: the page stays light.
const SlowedAlert = lazyPart(() => import('./slowed-alert').then((m) => ({ default: m.SlowedAlert })))

type LoginFormProps = { campuses: CampusQuery; providers: readonly Schemas['Provider'][] }

// Campus, e-mail, password. The button waits until all three can be right; the server's answer lands on the fields.
export function LoginForm({ campuses, providers }: LoginFormProps) {
  const { t } = useText()
  const { form, submit, asksCode, slowed, goOn } = useLogin(campuses.data)
  const { control, formState } = form
  const choices = (campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
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
      <Box>
        <PasswordField
          control={control}
          name="password"
          label={t('account.login.password')}
          autoComplete="current-password"
        />
        <DoorLink to="/forgot-password">{t('account.login.forgot')}</DoorLink>
      </Box>
      {asksCode && <CodeField control={control} name="code" autoFocus />}
      {slowed && <SlowedAlert failure={slowed} onOver={goOn} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!formState.isValid || (slowed !== null && isPause(slowed))}
        loading={formState.isSubmitting}
      >
        {t('account.login.act')}
      </Button>
      <ProviderButtons form={form} providers={providers} />
    </Box>
  )
}
