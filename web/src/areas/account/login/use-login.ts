import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/api/api-error'
import { signIn } from '@/session/session-store'
import { schemaResolver } from '@/ui/form/schema-resolver'
import { showFailure } from '@/ui/form/use-fields'
import { needsCode } from '../second-factor/needs-code'
import { lastCampus, rememberCampus } from './last-campus'
import { type Login, loginSchema } from './login-schema'

// The form of the sign-in. Who has a second factor is asked for its code once the rest was right.
export function useLogin(campuses: readonly { id: string }[] | undefined) {
  const [asksCode, setAsksCode] = useState(false)
  const [slowed, setSlowed] = useState<ApiError | null>(null)
  const form = useForm<Login>({
    resolver: schemaResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { organization_id: '', email: '', password: '', code: '' },
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
