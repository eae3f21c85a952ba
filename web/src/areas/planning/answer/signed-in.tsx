import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { QueryView } from '@/ui/states/query-view'
import { openedOwnQuery } from './api'
import { DeadLink, Waiting } from './link-states'

// The same answer in his space; somebody else's is not his.
export function SignedIn({ token }: { token: string }) {
  const { t } = useText()
  const may = useMay('openOwnInvitations')
  const opened = useQuery({ ...openedOwnQuery(token), enabled: may })
  const name = useSession((state) => state.user?.name) ?? ''
  const refusal = opened.error instanceof ApiError ? opened.error.code : ''
  if (refusal === 'invitation.link_invalid') return <DeadLink />
  if (!may || refusal === 'invitation.not_yours') {
    return (
      <BarePage title={t('answer.not_yours')} text={t('answer.not_yours_text', { name })}>
        <Button variant="contained" component={Link} to="/">
          {t('ui.home')}
        </Button>
      </BarePage>
    )
  }
  return (
    <QueryView page query={opened} loading={<Waiting />}>
      {(page) => <Navigate replace to={`/apps/instructor/invitations#${page.planning_id}`} />}
    </QueryView>
  )
}
