import { useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Action } from '@/ui/action-menu'
import { HistoryIcon } from '@/ui/icons'
import { useSession } from './session-store'
import { useReach } from './use-may'

// Whether the history of a record is for the reader. A coordinator follows what belongs to his campus only: what belongs to
// none, such as a course, is said by leaving the campus out, and the server would show him nothing of it.
export function useMayFollow(campusId?: string): boolean {
  const own = useSession((state) => state.user?.organization_id)
  const reach = useReach('listAuditEvents')
  return reach === 'all' || (reach === 'campus' && campusId !== undefined && campusId === own)
}

// Opens the history of a record from its menu.
export function useHistoryAction(campusId?: string) {
  const { t } = useText()
  const may = useMayFollow(campusId)
  const [isOpen, setOpen] = useState(false)
  const action: Action = { label: t('history.title'), icon: <HistoryIcon />, onClick: () => setOpen(true) }
  return { actions: may ? [action] : [], isOpen, close: () => setOpen(false) }
}
