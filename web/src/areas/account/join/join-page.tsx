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
  const refused = opened.error instanceof ApiError && opened.error.code === 'account.link_invalid'
  if (token === '' || used || refused) {
    return (
      <DoorPage title={t('account.reset.invalid_title')} text={t('account.join.invalid')}>
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
