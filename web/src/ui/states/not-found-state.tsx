import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { MessageState } from './message-state'

type NotFoundStateProps = {
  text?: string
  action?: ReactNode
  // It stands for the whole page; a part of one has its heading above.
  page?: boolean | undefined
}

// For a record that is not there, or that is not for this person: the two look the same on purpose.
export function NotFoundState({ text, action, page = true }: NotFoundStateProps) {
  const { t } = useText()
  return (
    <MessageState
      fault="missing"
      page={page}
      title={t('ui.not_found.title')}
      text={text ?? t('ui.not_found.text')}
      action={action}
    />
  )
}
