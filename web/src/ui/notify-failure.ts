import { currentTexts } from '@/texts/texts'
import { errorText } from './error-text'
import { notify } from './notices-store'

// Says that an act failed, and why, where no field and no page can show it.
export function notifyFailure(error: unknown): void {
  const texts = currentTexts()
  notify({ text: errorText(error, texts) ?? texts.t('ui.error.title'), tone: 'error' })
}
