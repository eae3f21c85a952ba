import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { QueryView } from '@/ui/states/query-view'
import { type AnswerPage, type Kind, openedOwnQuery } from './api'
import { DeadLink, EndedLink, Waiting } from './link-states'

type SignedInProps = {
  token: string
  // What the button of the mail says; nothing is sent by it.
  preset: Kind
}

// The same answer in his space; somebody else's is not his.
export function SignedIn({ token, preset }: SignedInProps) {
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
      {(page) => <Opened page={page} preset={preset} />}
    </QueryView>
  )
}

// His space tells nothing of what is over.
function Opened({ page, preset }: { page: AnswerPage; preset: Kind }) {
  const { state, contact, items, planning_id } = page
  if ((state === 'canceled' || state === 'over') && items.every(({ may }) => may.length === 0)) {
    return <EndedLink state={state} contact={contact} />
  }
  return <Navigate replace to={`/apps/instructor/invitations?answer=${preset}#${planning_id}`} />
}
