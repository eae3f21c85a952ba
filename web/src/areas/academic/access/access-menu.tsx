import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { AddIcon, ClosedIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type CourseAccess, endAccess, refreshAccess } from './api'

const ExtendDialog = lazyPart(() => import('./extend-dialog').then((m) => ({ default: m.ExtendDialog })))

type AccessMenuProps = { access: CourseAccess; name: string }

// Extends an access, or ends it now.
export function AccessMenu({ access, name }: AccessMenuProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [extending, setExtending] = useState(false)
  const { person_name: person, course_name: course } = access
  const end = async () => {
    const yes = await confirm({
      title: t('enrollment.access.end_title', { person, course }),
      text: t('enrollment.access.end_text'),
      act: t('enrollment.access.end'),
    })
    if (!yes) return
    try {
      await endAccess(access.id)
      refreshAccess(cache)
      notify({ text: t('enrollment.access.has_ended', { person, course }) })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const actions: Action[] = [
    { label: t('enrollment.access.extend'), icon: <AddIcon />, onClick: () => setExtending(true) },
  ]
  if (access.state === 'open') {
    actions.push({ label: t('enrollment.access.end'), icon: <ClosedIcon />, onClick: () => void end() })
  }
  return (
    <>
      <ActionMenu label={t('enrollment.actions', { name })} actions={actions} />
      {extending && <ExtendDialog access={access} onClose={() => setExtending(false)} />}
    </>
  )
}
