import Button from '@mui/material/Button'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { MessageState } from './message-state'

type ErrorStateProps = { error: unknown; onRetry?: () => void; page?: boolean | undefined }

// What happened, what to do, and the request's id for whoever has to look into it.
export function ErrorState({ error, onRetry, page }: ErrorStateProps) {
  const texts = useText()
  const { t } = texts
  const requestId = error instanceof ApiError ? error.requestId : ''
  const offline = error instanceof ApiError && error.status === 0
  return (
    <MessageState
      fault="error"
      page={page}
      title={t('ui.error.title')}
      text={offline ? t('ui.error.offline') : (errorText(error, texts) ?? t('ui.error.text'))}
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
