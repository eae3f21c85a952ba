import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import type { Class } from './api'
import { type ClassKind, classPath } from './class-list'
import { useClassActions } from './use-class-actions'
import type { ClassMay } from './use-class-may'

type ClassRowMenuProps = { kind: ClassKind; row: Class; may: ClassMay }

// What can be done with a class from its row.
export function ClassRowMenu({ kind, row, may }: ClassRowMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useClassActions()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(classPath(kind, row.id)) },
  ]
  if (row.archived && may.keepsAt(row.campus_id)) {
    actions.push({ label: t('class.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (row.may_edit) {
    actions.push({
      label: t('class.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('class.list.actions', { code: row.code })} actions={actions} />
}
