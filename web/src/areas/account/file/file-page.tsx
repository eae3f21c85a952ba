import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { api, unwrap } from '@/api/client'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'

// /pages/file: where the server sends who opens the address of a file after it has run out. Who is signed in gets a new
// one; anybody else never comes here.
export function Component() {
  const texts = useText()
  const { t } = texts
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    freshAddress(new URLSearchParams(window.location.search))
      .then((url) => window.location.replace(url))
      .catch(setFailure)
  }, [])
  const text = failure === null ? t('ui.loading') : refusalText(failure, texts)
  return (
    <DoorPage title={t(failure === null ? 'account.file.title' : 'account.file.closed')} text={text}>
      {failure === null ? (
        <LinearProgress aria-label={t('ui.loading')} />
      ) : (
        <DoorLink to="/">{t('ui.home')}</DoorLink>
      )}
    </DoorPage>
  )
}

// A link says only whose session it is. Whether he may have the file is asked before the page is left for it: a refusal
// would be a page of code.
async function freshAddress(sent: URLSearchParams): Promise<string> {
  const query = { path: sent.get('path') ?? '', v: sent.get('v') ?? '' }
  if (!query.path) throw new ApiError(404)
  const { url } = await unwrap(api.GET('/api/file-link', { params: { query } }))
  const { ok, status } = await fetch(url, { method: 'HEAD' })
  if (!ok) throw new ApiError(status)
  return url
}

function refusalText(failure: unknown, texts: Texts): string {
  const { t } = texts
  const closed = failure instanceof ApiError && [403, 404].includes(failure.status)
  return closed ? t('account.file.not_open') : (errorText(failure, texts) ?? t('request.failed'))
}
