import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { chooseLetters, type ReadLetter, readQuery } from './api'
import { ReadView } from './read-view'

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
  if (dead) return <DeadView ends={act === 'unsubscribe'} />
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

// A link that leads nowhere any more; who came to end letters is told where else he can.
function DeadView({ ends }: { ends: boolean }) {
  const { t } = useText()
  if (!ends) return <BarePage title={t('letter.read.dead')} text={t('letter.link_invalid')} />
  return (
    <BarePage title={t('letter.read.dead')} text={t('letter.unsubscribe.dead_text')}>
      <Button component={Link} to="/pages/profile?tab=notices" variant="outlined" size="large" fullWidth>
        {t('letter.unsubscribe.choose')}
      </Button>
    </BarePage>
  )
}

type UnsubscribeViewProps = { token: string; letter: ReadLetter }

// Only a click ends letters: mail scanners open links. The same page takes it back.
function UnsubscribeView({ token, letter }: UnsubscribeViewProps) {
  const { t } = useText()
  const [wanted, setWanted] = useState(letter.wanted)
  const choose = useMutation({
    mutationFn: (next: boolean) => chooseLetters(token, next),
    onSuccess: (choice) => setWanted(choice.wanted),
    onError: notifyFailure,
  })
  if (wanted) {
    return (
      <BarePage
        title={t('letter.unsubscribe.title')}
        text={t('letter.unsubscribe.text', { name: letter.name })}
      >
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={choose.isPending}
          onClick={() => choose.mutate(false)}
        >
          {t('letter.unsubscribe.act')}
        </Button>
      </BarePage>
    )
  }
  return (
    <BarePage title={t('letter.unsubscribe.done')} text={t('letter.unsubscribe.done_text')}>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={choose.isPending}
        onClick={() => choose.mutate(true)}
      >
        {t('letter.unsubscribe.again')}
      </Button>
    </BarePage>
  )
}
