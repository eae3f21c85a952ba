import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { resetPasswordRequestLimits } from '@/api/limits/reset-password-request'
import { takeFragment } from '@/lib/take-fragment'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorPage } from '../door/door-page'
import { useSignInAfter } from '../door/sign-in-after'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import { type NewPassword, openedResetQuery, resetPassword } from './api'

// /reset-password#…: where the mailed link leads.
export function Component() {
  const [token] = useState(takeFragment)
  const [invalid, setInvalid] = useState(token === '')
  const opened = useQuery({ ...openedResetQuery(token), enabled: token !== '' })
  // A link that was used says so at once, not after a new password was thought of.
  const used = opened.error instanceof ApiError && opened.error.code === 'account.link_invalid'
  if (invalid || used) return <LinkInvalid />
  return <ResetView token={token} owner={opened.data} onInvalid={() => setInvalid(true)} />
}

// A link that was used, has run out or was cut: the way to a new one.
function LinkInvalid() {
  const { t } = useText()
  return (
    <DoorPage title={t('account.reset.invalid_title')} text={t('account.link_invalid')}>
      <Button variant="contained" size="large" fullWidth component={Link} to="/forgot-password">
        {t('account.forgot.another')}
      </Button>
    </DoorPage>
  )
}

type ResetViewProps = {
  token: string
  // Known as soon as the link was looked at.
  owner: Schemas['OpenedReset'] | undefined
  onInvalid: () => void
}

const nothing: NewPassword = { password: '', password_confirmation: '' }

// A new password, typed twice.
function ResetView({ token, owner, onInvalid }: ResetViewProps) {
  const { t } = useText()
  const signInAfter = useSignInAfter()
  const state = useNewRecordForm<true | null, NewPassword>({
    values: nothing,
    limits: resetPasswordRequestLimits,
    check: newPasswordFaults,
    create: async (password) => {
      try {
        await resetPassword(token, password)
        return true
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'account.link_invalid')) throw error
        onInvalid()
        return null
      }
    },
    onCreated: () => {
      notify({ text: t('account.reset.done') })
      const { password } = state.form.getValues()
      void signInAfter({ email: owner?.email ?? '', campus: owner?.campus_id ?? '' }, password)
    },
  })
  return (
    <DoorPage title={t('account.reset.title')} text={t('account.reset.text')}>
      <DoorForm state={state} act={t('account.reset.act')}>
        <NewPasswordFields form={state.form} />
      </DoorForm>
    </DoorPage>
  )
}
