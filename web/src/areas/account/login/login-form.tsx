import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { signIn } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { focusFirstField } from '@/ui/form/focus-first'
import { PasswordField } from '@/ui/form/password-field'
import { schemaResolver } from '@/ui/form/schema-resolver'
import { TextField } from '@/ui/form/text-field'
import { showFailure } from '@/ui/form/use-fields'
import { lazyPart } from '@/ui/lazy-part'
import { notifyFailure } from '@/ui/notify-failure'
import { DoorLink } from '../door/door-link'
import type { KnownSignIn } from '../door/sign-in-after'
import { startProvider } from '../provider/api'
import { CodeField } from '../second-factor/code-field'
import { needsCode } from '../second-factor/needs-code'
import { isPause } from './is-pause'
import { lastCampus, rememberCampus } from './last-campus'
import { type Login, loginSchema } from './login-schema'

export type CampusQuery = {
  data: Schemas['Organization'][] | undefined
  error: unknown
  refetch: () => unknown
}

// Few ever see it: the page stays light.
const SlowedAlert = lazyPart(() => import('./slowed-alert').then((m) => ({ default: m.SlowedAlert })))

type LoginFormProps = { campuses: CampusQuery; providers: readonly Schemas['Provider'][] }

// Campus, e-mail, password. The button waits until all three can be right; the server's answer lands on the fields.
export function LoginForm({ campuses, providers }: LoginFormProps) {
  const { t } = useText()
  const { form, submit, asksCode, slowed, goOn } = useLogin(campuses.data)
  const { control, formState } = form
  const formBox = useFirstEmpty(campuses.data !== undefined || campuses.error !== null)
  const choices = (campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Box component="form" ref={formBox} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
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

// Once the campuses are there, the first field that is still empty has the focus.
function useFirstEmpty(ready: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The usual campus is chosen first.
    if (ready && form.current) focusFirstField(form.current, { empty: true })
  }, [ready])
  return form
}

// The form of the sign-in. Who has a second factor is asked for its code once the rest was right.
function useLogin(campuses: readonly { id: string }[] | undefined) {
  const known = useLocation().state as KnownSignIn | null
  const [asksCode, setAsksCode] = useState(false)
  const [slowed, setSlowed] = useState<ApiError | null>(null)
  const form = useForm<Login>({
    resolver: schemaResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { organization_id: '', email: known?.email ?? '', password: '', code: '' },
  })
  const { setValue, getValues } = form
  useEffect(() => {
    const usual = lastCampus(campuses ?? [])
    if (usual && !getValues('organization_id')) setValue('organization_id', usual, { shouldValidate: true })
  }, [campuses, getValues, setValue])
  const submit = form.handleSubmit(async ({ code, ...login }) => {
    setSlowed(null)
    try {
      await signIn(code ? { ...login, code } : login)
      rememberCampus(login.organization_id)
    } catch (error) {
      if (needsCode(error) && !asksCode) setAsksCode(true)
      else if (error instanceof ApiError && error.status === 429) setSlowed(error)
      else showFailure(form, error)
    }
  })
  return { form, submit, asksCode, slowed, goOn: () => setSlowed(null) }
}

type ProviderButtonsProps = { form: UseFormReturn<Login>; providers: readonly Schemas['Provider'][] }

// The identity providers that the network has chosen to show. The campus is asked for here too: one signs in at one.
function ProviderButtons({ form, providers }: ProviderButtonsProps) {
  const { t } = useText()
  const [leaving, setLeaving] = useState<string | null>(null)
  if (providers.length === 0) return null
  const start = async (name: string) => {
    const campusId = form.getValues('organization_id')
    if (!campusId) {
      // Touched: so the error goes with the choice, and not under the next click, which it would move away.
      form.setValue('organization_id', '', { shouldTouch: true, shouldValidate: true })
      return form.setFocus('organization_id')
    }
    setLeaving(name)
    try {
      const url = await startProvider(name, campusId)
      rememberCampus(campusId)
      window.location.assign(url)
    } catch (error) {
      setLeaving(null)
      notifyFailure(error)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          color: 'text.secondary',
          fontSize: '0.75rem',
          '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {t('account.login.or')}
      </Box>
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          variant="outlined"
          size="large"
          color="inherit"
          loading={leaving === name}
          disabled={leaving !== null}
          onClick={() => void start(name)}
        >
          {t('account.login.with', { name: label })}
        </Button>
      ))}
    </Box>
  )
}
