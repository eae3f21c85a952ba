import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { takeFragment } from '../door/take-fragment'
import { openedQuery } from './api'
import { JoinView } from './join-view'

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
