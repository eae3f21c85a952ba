import { useRouteError } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'

// A page that could not be loaded or drawn. Plain HTML: the kit itself may be what did not arrive.
export function RouteError() {
  const { t } = useText()
  const error = useRouteError()
  return (
    <div className="route-error" role="alert">
      <title>{t('ui.error.title')}</title>
      <h1>{t('ui.error.title')}</h1>
      <p>{t('ui.error.text')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('ui.error.retry')}
      </button>
      {error instanceof ApiError && error.requestId && (
        <small>{t('ui.error.request', { id: error.requestId })}</small>
      )}
    </div>
  )
}
