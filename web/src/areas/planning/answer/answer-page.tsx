import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { sayWeekdays } from '@/lib/say-days'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AnswerView } from './answer-view'
import { type AnswerPage, type Kind, linkQuery, noteViewed, openedOwnQuery, wayByLink } from './api'
import { ContactLines } from './contact-lines'
import { takeToken } from './take-token'

// /invitation/confirm/{token} and /invitation/decline/{token}: where the buttons of a mail lead. Mail scanners open
// links: only a click answers. Who is signed in answers in his space.
export function Component() {
  const { token: inAddress } = useParams()
  const action = useLocation().pathname.split('/')[2] ?? ''
  const [token] = useState(() => takeToken(action, inAddress))
  const signedIn = useSession((state) => state.user !== null)
  const preset = action === 'decline' ? 'no' : 'yes'
  if (token === '') return <DeadLink />
  return signedIn ? <SignedIn token={token} /> : <ByLink token={token} preset={preset} />
}

function DeadLink() {
  const { t } = useText()
  return <BarePage title={t('answer.dead')} text={t('invitation.link_invalid')} />
}

function Waiting() {
  const { t } = useText()
  return (
    <BarePage title={t('answer.title')}>
      <LoadingRows rows={5} height={96} />
    </BarePage>
  )
}

// The same answer in his space; somebody else's is not his.
function SignedIn({ token }: { token: string }) {
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

function ByLink({ token, preset }: { token: string; preset: Kind }) {
  const page = useQuery(linkQuery(token))
  const asked = page.data?.language
  useEffect(() => {
    // The page speaks the language of the mail, unless somebody chose another in this browser.
    if (isLanguage(asked) && localStorage.getItem('language') === null) void switchLanguage(asked)
  }, [asked])
  useNoteViewed(token, page.data !== undefined)
  if (page.error instanceof ApiError && page.error.status === 404) return <DeadLink />
  return (
    <QueryView page query={page} loading={<Waiting />}>
      {(found) => <LinkView token={token} page={found} preset={preset} />}
    </QueryView>
  )
}

// That somebody looked is noted with his first touch: a scanner that draws the page does not touch it.
function useNoteViewed(token: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const signs = ['pointerdown', 'keydown', 'touchstart'] as const
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, note)
    }
    const note = () => {
      stop()
      noteViewed(token).catch(() => {}) // nobody who answers is kept waiting by it
    }
    for (const sign of signs) window.addEventListener(sign, note, { passive: true })
    return stop
  }, [token, shown])
}

type LinkViewProps = { token: string; page: AnswerPage; preset: Kind }

function LinkView({ token, page, preset }: LinkViewProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const query = linkQuery(token)
  const { state, name, contact } = page
  if (state === 'canceled' || state === 'over' || state === 'changed') {
    return (
      <BarePage title={t(`answer.end.${state}`)} text={t(`answer.end.${state}_text`)}>
        <ContactLines contact={contact} />
      </BarePage>
    )
  }
  const days = sayWeekdays(page.first_day, page.last_day, language)
  const open = state === 'open'
  return (
    <BarePage
      title={t(open ? 'answer.title' : 'answer.thanks')}
      text={t(open ? 'answer.text' : 'answer.kept', { name, days })}
    >
      <AnswerView
        page={page}
        way={wayByLink(token)}
        preset={preset}
        onPage={(answered) => cache.setQueryData(query.queryKey, answered)}
        onStale={() => void cache.invalidateQueries({ queryKey: query.queryKey })}
      />
      <ContactLines contact={contact} />
    </BarePage>
  )
}
