import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { readQuery } from './api'
import { ReadView } from './read-view'
import { UnsubscribeView } from './unsubscribe-view'

// /letters/read/{token} and /letters/unsubscribe/{token}: where the links of a mailed letter lead, for guests and
// signed-in people alike.
export function Component() {
  const { t } = useText()
  const { token = '' } = useParams()
  const act = useLocation().pathname.startsWith('/letters/read/') ? 'read' : 'unsubscribe'
  const letter = useQuery(readQuery(token, act === 'read'))
  const written = letter.data?.language
  useEffect(() => {
    // The page speaks the language of the letter, unless somebody chose another in this browser.
    const chosen = localStorage.getItem('language') !== null || useSession.getState().user !== null
    if (isLanguage(written) && !chosen) void switchLanguage(written)
  }, [written])
  const dead = letter.error instanceof ApiError && letter.error.status === 404
  if (dead) return <BarePage title={t('letter.read.dead')} text={t('letter.link_invalid')} />
  const loading = (
    <BarePage title={t(act === 'read' ? 'letter.read.title' : 'letter.unsubscribe.title')}>
      <LoadingRows rows={5} height={48} />
    </BarePage>
  )
  return (
    <QueryView page query={letter} loading={loading}>
      {(data) =>
        act === 'read' ? (
          <ReadView token={token} letter={data} />
        ) : (
          <UnsubscribeView token={token} letter={data} />
        )
      }
    </QueryView>
  )
}
