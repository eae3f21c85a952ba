import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { openCampusesQuery, signInOptionsQuery } from '../door/api'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { RegisterForm } from './register-form'

// /register: an application to a campus, where the network takes them.
export function Component() {
  const { t } = useText()
  const options = useQuery(signInOptionsQuery())
  const campuses = useQuery(openCampusesQuery())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const back = <DoorLink to="/login">{t('account.login.back')}</DoorLink>
  if (sentTo !== null) {
    return (
      <DoorPage
        title={t('account.register.sent_title')}
        text={t('account.register.sent_text', { email: sentTo })}
      >
        {back}
      </DoorPage>
    )
  }
  if (options.data?.registration === false) {
    return (
      <DoorPage title={t('account.register.closed_title')} text={t('account.registration_off')}>
        {back}
      </DoorPage>
    )
  }
  return (
    <DoorPage title={t('account.register.title')} text={t('account.register.text')}>
      <QueryView query={options} loading={<LoadingRows rows={5} height={70} />}>
        {() => (
          <QueryView query={campuses} loading={<LoadingRows rows={5} height={70} />}>
            {(items) => <RegisterForm campuses={items} onSent={setSentTo} />}
          </QueryView>
        )}
      </QueryView>
      {back}
    </DoorPage>
  )
}
