import { ApiError } from '@/api/api-error'
import { currentTexts } from '@/texts/texts'
import { errorText } from './error-text'
import { notify } from './notices-store'

// Says that an act failed, and why, where no field and no page can show it. Who was signed out by the refusal has
// been told so already.
export function notifyFailure(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  const texts = currentTexts()
  notify({ text: errorText(error, texts) ?? texts.t('ui.error.title'), tone: 'error' })
}
