import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'

export function DeadLink() {
  const { t } = useText()
  return <BarePage title={t('answer.dead')} text={t('invitation.link_invalid')} />
}

export function Waiting() {
  const { t } = useText()
  return (
    <BarePage title={t('answer.title')}>
      <LoadingRows rows={5} height={96} />
    </BarePage>
  )
}
