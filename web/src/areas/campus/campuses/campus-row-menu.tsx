import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import type { CampusRow } from './api'
import { campusPath } from './campus-list'
import { useCampusActions } from './use-campus-actions'

// What can be done with a campus from its row.
export function CampusRowMenu({ row, mayManage }: { row: CampusRow; mayManage: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useCampusActions()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(campusPath(row.id)) },
  ]
  if (mayManage && row.archived) {
    actions.push({ label: t('campus.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (mayManage && !row.archived) {
    actions.push({
      label: t('campus.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('campus.list.actions', { name: row.name })} actions={actions} />
}
