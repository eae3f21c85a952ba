import { ApiError } from '@/api/api-error'
import { isMissingFile } from '@/lib/missing-files'
import { useText } from '@/texts/use-text'

// What is shown in the place of a page that could not be loaded or drawn. Plain HTML: the kit itself may be what did
// not arrive. The way back loads everything anew, since nothing here can be trusted any more.
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useText()
  return (
    <div className="route-error" role="alert">
      <title>{t('ui.error.title')}</title>
      <h1>{t('ui.error.title')}</h1>
      <p>{t(isMissingFile(error) ? 'request.offline' : 'ui.error.text')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('ui.error.retry')}
      </button>{' '}
      <a href="/">{t('ui.home')}</a>
      {error instanceof ApiError && error.requestId && (
        <small>{t('ui.error.request', { id: error.requestId })}</small>
      )}
    </div>
  )
}
