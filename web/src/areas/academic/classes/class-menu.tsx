import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, StudentIcon } from '@/ui/icons'
import type { Class } from './api'
import { useClassActions } from './use-class-actions'

type ClassMenuProps = {
  group: Class
  onDeleted: () => void
  onGraduate: (() => void) | undefined
}

// The rarer acts on a class.
export function ClassMenu({ group, onDeleted, onGraduate }: ClassMenuProps) {
  const { t } = useText()
  const { remove } = useClassActions()
  const handleDelete = async () => {
    if (await remove(group)) onDeleted()
  }
  const actions: Action[] = []
  if (onGraduate) {
    actions.push({ label: t('class.step.graduate.open'), icon: <StudentIcon />, onClick: onGraduate })
  }
  if (group.may_edit) {
    actions.push({
      label: t('class.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void handleDelete(),
    })
  }
  return <ActionMenu label={t('class.list.actions', { code: group.code })} actions={actions} />
}
