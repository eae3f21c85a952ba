import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CloseIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Planning } from './api'
import { boardPath } from './planning-list'
import { sayPlanning } from './say-planning'
import { usePlanningActions } from './use-planning-actions'

const ChangePlanningDialog = lazyPart(() =>
  import('./change-planning-dialog').then((module) => ({ default: module.ChangePlanningDialog })),
)

type PlanningMenuProps = { planning: Planning; onCopy: ((planning: Planning) => void) | undefined }

// What can be done with a planning from where it is listed.
export function PlanningMenu({ planning, onCopy }: PlanningMenuProps) {
  const texts = useText()
  const { t } = texts
  const navigate = useNavigate()
  const { remove, cancel } = usePlanningActions()
  const [changing, setChanging] = useState(false)
  const actions: Action[] = [
    {
      label: t('plannings.open_board'),
      icon: <OpenIcon />,
      onClick: () => void navigate(boardPath(planning.id)),
    },
  ]
  if (planning.may_edit) {
    actions.push({ label: t('plannings.change'), icon: <EditIcon />, onClick: () => setChanging(true) })
  }
  if (onCopy) {
    actions.push({ label: t('plannings.copy.act'), icon: <CopyIcon />, onClick: () => onCopy(planning) })
  }
  if (planning.moves.includes('cancel')) {
    actions.push({
      label: t('plannings.cancel.act'),
      icon: <CloseIcon />,
      irreversible: true,
      onClick: () => void cancel(planning),
    })
  }
  if (planning.moves.includes('delete')) {
    actions.push({
      label: t('plannings.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(planning),
    })
  }
  return (
    <>
      <ActionMenu
        label={t('plannings.list.actions', { name: sayPlanning(planning, texts) })}
        actions={actions}
      />
      {changing && <ChangePlanningDialog planning={planning} onClose={() => setChanging(false)} />}
    </>
  )
}
