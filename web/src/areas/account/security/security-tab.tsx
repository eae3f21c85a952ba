import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '@/api/download'
import { changePasswordRequestLimits } from '@/api/limits/change-password-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { PasswordField } from '@/ui/form/password-field'
import { DownloadIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { keys } from '../keys'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import type { Person } from '../profile/api'
import { SecondFactorSection } from '../second-factor/second-factor-section'
import { changePassword, type PasswordChange } from './api'
import { SessionsSection } from './sessions-section'

// How one signs in: password, second factor, and where one is signed in; and what is kept about one.
export function SecurityTab({ person }: { person: Person }) {
  return (
    <>
      <PasswordSection person={person} />
      <SecondFactorSection />
      <SessionsSection />
      <OwnDataSection person={person} />
    </>
  )
}

const nothing: PasswordChange = { existing_password: '', password: '', password_confirmation: '' }

// Another password, for who knows the present one. It ends the person's other sessions.
function PasswordSection({ person }: { person: Person }) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useNewRecordForm<object, PasswordChange>({
    values: nothing,
    limits: changePasswordRequestLimits,
    check: (values) => ({
      existing_password: values.existing_password ? undefined : 'account.existing_missing',
      ...newPasswordFaults(values),
    }),
    create: changePassword,
    onCreated: () => {
      state.reset()
      void cache.invalidateQueries({ queryKey: keys.sessions })
      notify({ text: t('profile.password.done') })
    },
  })
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormSection title={t('profile.password.title')} text={t('profile.password.text')}>
      <FullWidth>
        <FormScope limits={state.limits}>
          <Box
            component="form"
            noValidate
            onSubmit={handleSubmit}
            sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
          >
            {/* Tells password managers whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={person.email} readOnly hidden />
            <PasswordField
              control={state.form.control}
              name="existing_password"
              label={t('profile.password.existing')}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields form={state.form} ownWords={[person.name, person.email]} />
            <Button type="submit" variant="outlined" loading={state.saving} sx={{ justifySelf: 'start' }}>
              {t('profile.password.act')}
            </Button>
          </Box>
        </FormScope>
      </FullWidth>
    </FormSection>
  )
}

// All that the school keeps about somebody, for himself.
function OwnDataSection({ person }: { person: Person }) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const handleDownload = async () => {
    setBusy(true)
    await download(`/api/people/${person.id}/data`, 'data.zip', 'POST').catch(notifyFailure)
    setBusy(false)
  }
  return (
    <FormSection title={t('profile.data.title')} text={t('profile.data.text')}>
      <FullWidth>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy}
          onClick={() => void handleDownload()}
        >
          {t('profile.data.act')}
        </Button>
      </FullWidth>
    </FormSection>
  )
}
