import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { MessageState } from './message-state'

// A list without rows says what to do next, with the button to do it.
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  const { t } = useText()
  return <MessageState title={t('ui.empty.title')} text={text} action={action} />
}
