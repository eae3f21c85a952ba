import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { takeFragment } from '@/lib/take-fragment'
import { useText } from '@/texts/use-text'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DoorForm } from '../door/door-form'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { useSignInAfter } from '../door/sign-in-after'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import { acceptInvite, type OpenedInvite, openedQuery } from './api'

// /join#…: where the mail of a staff invite leads. Mail scanners open links: only a click accepts.
export function Component() {
  const { t } = useText()
  const [token] = useState(takeFragment)
  const [used, setUsed] = useState(false)
  const opened = useQuery({ ...openedQuery(token), enabled: token !== '' })
  const refusal = opened.error instanceof ApiError ? opened.error.code : ''
  const takenBack = refusal === 'account.invite_taken_back'
  if (token === '' || used || takenBack || refusal === 'account.link_invalid') {
    const text = t(takenBack ? 'account.invite_taken_back' : 'account.join.invalid')
    return (
      <DoorPage title={t('account.reset.invalid_title')} text={text}>
        <DoorLink to="/login">{t('account.login.back')}</DoorLink>
      </DoorPage>
    )
  }
  return (
    <QueryView
      query={opened}
      page
      loading={
        <DoorPage title={t('account.join.title')}>
          <LoadingRows rows={3} />
        </DoorPage>
      }
    >
      {(invite) => <JoinView token={token} invite={invite} onInvalid={() => setUsed(true)} />}
    </QueryView>
  )
}

type JoinViewProps = { token: string; invite: OpenedInvite; onInvalid: () => void }

const nothing = { password: '', password_confirmation: '' }

// What one is invited to, and the password with which one will sign in; who has one already keeps it.
function JoinView({ token, invite, onInvalid }: JoinViewProps) {
  const { t, code } = useText()
  const signInAfter = useSignInAfter()
  const { name, email, campus_name: campus, roles, needs_password: needs } = invite
  const state = useNewRecordForm<true | null, typeof nothing>({
    values: nothing,
    limits: {},
    check: (values) => (needs ? newPasswordFaults(values) : {}),
    create: async (passwords) => {
      try {
        await acceptInvite(token, needs ? passwords : undefined)
        return true
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'account.link_invalid')) throw error
        onInvalid()
        return null
      }
    },
    onCreated: () => {
      notify({ text: t('account.join.done') })
      const { password } = state.form.getValues()
      void signInAfter({ email, campus: invite.campus_id }, needs ? password : null)
    },
  })
  const asked = roles.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  return (
    <DoorPage
      title={t('account.join.title')}
      text={t(campus ? 'account.join.text' : 'account.join.network_text', { name, campus, roles: asked })}
    >
      <DoorForm state={state} act={t('account.join.act')}>
        <ReadOnlyField label={t('account.login.email')} value={email} />
        {needs ? (
          <NewPasswordFields form={state.form} ownWords={[name, email]} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('account.join.keeps_password')}</Box>
        )}
      </DoorForm>
    </DoorPage>
  )
}
