import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { sayWeekdays } from '@/lib/say-days'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { lazyPart } from '@/ui/lazy-part'
import { QueryView } from '@/ui/states/query-view'
import { AnswerView } from './answer-view'
import { type AnswerPage, type Kind, linkQuery, noteViewed, wayByLink } from './api'
import { ContactLines } from './contact-lines'
import { DeadLink, EndedLink, Waiting } from './link-states'
import { takeToken } from './take-token'

// Most who follow a link are not signed in.
const SignedIn = lazyPart(
  () => import('./signed-in').then((module) => ({ default: module.SignedIn })),
  <Waiting />,
)

// /invitation/confirm/{token} and /invitation/decline/{token}: where the buttons of a mail lead. Mail scanners open
// links: only a click answers. Who is signed in answers in his space, where he has one.
export function Component() {
  const { token } = useParams()
  const action = useLocation().pathname.split('/')[2] ?? ''
  // One link after another in the same tab: each takes its own token out of the address.
  return <Answering key={`${action}/${token}`} action={action} inAddress={token} />
}

function Answering({ action, inAddress }: { action: string; inAddress: string | undefined }) {
  const [token] = useState(() => takeToken(action, inAddress))
  const signedIn = useSession((state) => state.user !== null)
  const preset = action === 'decline' ? 'no' : 'yes'
  if (token === '') return <DeadLink />
  const byLink = <ByLink token={token} preset={preset} />
  return signedIn ? <SignedIn token={token} preset={preset} byLink={byLink} /> : byLink
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
    return <EndedLink state={state} contact={contact} />
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
