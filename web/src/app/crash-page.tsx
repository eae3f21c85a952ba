import { ApiError } from '@/api/api-error'
import { isMissingFile } from '@/lib/missing-files'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'

// Nothing came: neither the page's file nor an answer.
function isOffline(error: unknown): boolean {
  return isMissingFile(error) || (error instanceof ApiError && error.status === 0)
}

// What is shown in the place of a page that could not be loaded or drawn. Plain HTML: the kit itself may be what did
// not arrive. The way back loads everything anew, since nothing here can be trusted any more.
export function CrashPage({ error }: { error: unknown }) {
  const texts = useText()
  const { t } = texts
  const requestId = error instanceof ApiError ? error.requestId : ''
  const text = requestId ? 'ui.error.text' : 'ui.error.plain'
  // An outage has a name; anything else that happened to a whole page is an error of ours.
  const outage = error instanceof ApiError && error.status === 503 ? errorText(error, texts) : undefined
  return (
    <div className="route-error" role="alert" data-fault="error">
      <title>{t('ui.error.title')}</title>
      <h1>{t('ui.error.title')}</h1>
      <p>{outage ?? t(isOffline(error) ? 'ui.error.offline' : text)}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('ui.error.retry')}
      </button>{' '}
      <a href="/">{t('ui.home')}</a>
      {requestId && <small>{t('ui.error.request', { id: requestId })}</small>}
    </div>
  )
}
