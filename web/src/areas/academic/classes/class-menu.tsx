import { useNavigate } from 'react-router'
import { useHistoryAction } from '@/session/use-history-action'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { AgendaIcon, DeleteIcon, LetterIcon, MoveUpIcon, StudentIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notifyFailure } from '@/ui/notify-failure'
import { beginLetter, type Class } from './api'
import type { StepKind } from './step-api'
import { useClassActions } from './use-class-actions'

const ClassHistory = lazyPart(() => import('./class-history').then((m) => ({ default: m.ClassHistory })))

type ClassMenuProps = {
  group: Class
  onDeleted: () => void
  // Without it the class takes no more steps.
  onStep: ((kind: StepKind) => void) | undefined
}

// The rarer acts on a class.
export function ClassMenu({ group, onDeleted, onStep }: ClassMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const maySubscribe = useMay('createFeed')
  const mayWrite = useMay('createLetter')
  const { remove } = useClassActions()
  const history = useHistoryAction(group.campus_id)
  const handleDelete = async () => {
    if (await remove(group)) onDeleted()
  }
  const letter = async () => {
    const { id } = await beginLetter(group, t('class.letter.name', { code: group.code }))
    void navigate(`/apps/campus/letter/${id}`)
  }
  const actions: Action[] = []
  if (mayWrite && !group.archived) {
    actions.push({
      label: t('class.letter.act'),
      icon: <LetterIcon />,
      onClick: () => void letter().catch(notifyFailure),
    })
  }
  if (maySubscribe && !group.archived) {
    actions.push({
      label: t('class.subscribe'),
      icon: <AgendaIcon />,
      onClick: () => void navigate(`/apps/academic/program/agenda?class=${group.id}&subscribe=1`),
    })
  }
  if (onStep) {
    actions.push(
      { label: t('class.step.promote.open'), icon: <MoveUpIcon />, onClick: () => onStep('promote') },
      { label: t('class.step.graduate.open'), icon: <StudentIcon />, onClick: () => onStep('graduate') },
    )
  }
  actions.push(...history.actions)
  if (group.may_edit) {
    actions.push({
      label: t('class.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void handleDelete(),
    })
  }
  return (
    <>
      <ActionMenu label={t('class.list.actions', { code: group.code })} actions={actions} />
      {history.isOpen && <ClassHistory group={group} onClose={history.close} />}
    </>
  )
}
