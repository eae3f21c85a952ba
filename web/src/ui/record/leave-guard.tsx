import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { unsavedChanges } from './unsaved-store'

// Asks before typed work is lost, inside the app and when the tab closes. Draws nothing.
export function LeaveGuard() {
  const { t } = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedChanges() > 0,
  )
  useBeforeUnload((event) => {
    if (unsavedChanges() > 0) event.preventDefault()
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
  return null
}
