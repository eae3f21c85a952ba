import Button from '@mui/material/Button'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { MessageState } from './message-state'

// What happened, what to do, and the request's id for whoever has to look into it.
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const texts = useText()
  const { t } = texts
  const requestId = error instanceof ApiError ? error.requestId : ''
  return (
    <MessageState
      alert
      title={t('ui.error.title')}
      text={errorText(error, texts) ?? t('ui.error.text')}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('ui.error.retry')}
          </Button>
        )
      }
      small={requestId && t('ui.error.request', { id: requestId })}
    />
  )
}
