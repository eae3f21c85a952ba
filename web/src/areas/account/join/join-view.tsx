import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorPage } from '../door/door-page'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import { acceptInvite, type OpenedInvite } from './api'

type JoinViewProps = { token: string; invite: OpenedInvite; onInvalid: () => void }

const nothing = { password: '', password_confirmation: '' }

// What one is invited to, and the password with which one will sign in; who has one already keeps it.
export function JoinView({ token, invite, onInvalid }: JoinViewProps) {
  const { t, code } = useText()
  const navigate = useNavigate()
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
      void navigate('/login', { replace: true })
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
