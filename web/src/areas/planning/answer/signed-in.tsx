import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  // The same page as for who is not signed in.
  byLink: ReactNode
}

// The same answer in his space; somebody else's is not his.
export function SignedIn({ token, preset, byLink }: SignedInProps) {
  const { t } = useText()
  const opened = useQuery(openedOwnQuery(token))
  const name = useSession((state) => state.user?.name) ?? ''
  const refusal = opened.error instanceof ApiError ? opened.error.code : ''
  if (refusal === 'invitation.link_invalid') return <DeadLink />
  if (refusal === 'invitation.not_yours') {
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
      {(page) => <Opened page={page} preset={preset} byLink={byLink} />}
    </QueryView>
  )
}

type OpenedProps = Pick<SignedInProps, 'preset' | 'byLink'> & { page: AnswerPage }

// His space tells nothing of what is over. Where he is signed in as one who does not teach, at a campus that has
// nothing to do with who asks, he has no space: he answers here.
function Opened({ page, preset, byLink }: OpenedProps) {
  const { state, contact, items, planning_id } = page
  const hasSpace = useMay('listOwnInvitations')
  if ((state === 'canceled' || state === 'over') && items.every(({ may }) => may.length === 0)) {
    return <EndedLink state={state} contact={contact} />
  }
  if (!hasSpace) return byLink
  return <Navigate replace to={`/apps/instructor/invitations?answer=${preset}#${planning_id}`} />
}
