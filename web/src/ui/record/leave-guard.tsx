import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { resetUnsaved, unsavedChanges } from './unsaved'
import { isEditing } from './use-editing'

// Asks before typed work is lost: inside the app, on the way back to reading, and when the tab closes. Draws nothing.
export function LeaveGuard() {
  const { t } = useText()
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const leaves = from.pathname !== to.pathname || (isEditing(from) && !isEditing(to))
    return leaves && unsavedChanges() > 0
  })
  useBeforeUnload((event) => {
    if (unsavedChanges() > 0) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('parts.leave.title'),
      text: t('parts.leave.text'),
      act: t('parts.leave.act'),
      cancel: t('parts.leave.stay'),
    }
    void confirm({ ...question, irreversible: true }).then((yes) => {
      if (!yes) return blocker.reset()
      // The page may stay, to be read: it tells what is saved.
      resetUnsaved()
      blocker.proceed()
    })
  }, [blocker, t])
  return null
}
