import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { api, unwrap } from '@/api/client'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { DoorPage } from '../door/door-page'

// /pages/file: where the server sends who opens the address of a file after it has run out. Who is signed in gets a new
// one; anybody else never comes here.
export function Component() {
  const texts = useText()
  const { t } = texts
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const sent = new URLSearchParams(window.location.search)
    const query = { path: sent.get('path') ?? '', v: sent.get('v') ?? '' }
    unwrap(api.GET('/api/file-link', { params: { query } }))
      .then(({ url }) => window.location.replace(url))
      .catch(setFailure)
  }, [])
  const text = failure === null ? t('ui.loading') : (errorText(failure, texts) ?? t('request.failed'))
  return (
    <DoorPage title={t('account.file.title')} text={text}>
      {failure === null && <LinearProgress aria-label={t('ui.loading')} />}
    </DoorPage>
  )
}
