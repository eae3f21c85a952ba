import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import type { AnswerPage } from './api'
import { ContactLines } from './contact-lines'

export function DeadLink() {
  const { t } = useText()
  return <BarePage title={t('answer.dead')} text={t('invitation.link_invalid')} />
}

export type EndState = Extract<AnswerPage['state'], 'canceled' | 'over' | 'changed'>

// What can no longer be answered says so, and whom to call.
export function EndedLink({ state, contact }: { state: EndState; contact: AnswerPage['contact'] }) {
  const { t } = useText()
  return (
    <BarePage title={t(`answer.end.${state}`)} text={t(`answer.end.${state}_text`)}>
      <ContactLines contact={contact} />
    </BarePage>
  )
}

export function Waiting() {
  const { t } = useText()
  return (
    <BarePage title={t('answer.title')}>
      <LoadingRows rows={5} height={96} />
    </BarePage>
  )
}
