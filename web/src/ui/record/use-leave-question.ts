import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'

// Asks before typed work is lost, inside the app and when the tab closes.
export function useLeaveQuestion(changes: number): void {
  const { t } = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changes > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (changes > 0) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('ui.leave.title'),
      text: t('ui.leave.text'),
      act: t('ui.leave.act'),
      cancel: t('ui.leave.stay'),
    }
    void confirm({ ...question, irreversible: true }).then((yes) =>
      yes ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker, t])
}
