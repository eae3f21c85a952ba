import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { MessageState } from './message-state'

// For a record that is not there, or that is not for this person: the two look the same on purpose.
export function NotFoundState({ text, action }: { text?: string; action?: ReactNode }) {
  const { t } = useText()
  return (
    <MessageState
      page
      title={t('ui.not_found.title')}
      text={text ?? t('ui.not_found.text')}
      action={action}
    />
  )
}
