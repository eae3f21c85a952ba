import { useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Action } from '@/ui/action-menu'
import { HistoryIcon } from '@/ui/icons'
import { hasPermission } from './has-permission'
import { heads } from './roles'
import { useSession } from './session-store'

const everywhere = [...heads, 'supervisor']

// Opens the history of a record from its menu. A coordinator follows what belongs to his campus only: what belongs to
// none, such as a course, is said by leaving the campus out, and the server would show him nothing of it.
export function useHistoryAction(campusId?: string) {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const [isOpen, setOpen] = useState(false)
  const roles = user?.role ?? []
  const atHome = campusId !== undefined && campusId === user?.organization_id
  const may = hasPermission(everywhere, roles) || (atHome && hasPermission(['coordinator'], roles))
  const action: Action = { label: t('history.title'), icon: <HistoryIcon />, onClick: () => setOpen(true) }
  return { actions: may ? [action] : [], isOpen, close: () => setOpen(false) }
}
