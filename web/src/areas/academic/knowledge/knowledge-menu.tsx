import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CheckIcon, CloseIcon, DeleteIcon, EditIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Knowledge, refreshKnowledge, setGiven, setKnowledge } from './api'

type KnowledgeMenuProps = {
  row: Knowledge
  name: string
  mayGive: boolean
  onChange: (row: Knowledge) => void
}

// Changes what is said of a teacher and a course, and gives him the course. Each can be taken back at once.
export function KnowledgeMenu({ row, name, mayGive, onChange }: KnowledgeMenuProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const params = { person: row.person_name, course: row.course_name }
  const act = async (change: () => Promise<unknown>, text: string, undo: () => Promise<unknown>) => {
    try {
      await change()
      refreshKnowledge(cache)
      notify({ text, undo: () => void act(undo, t('knowledge.restored', params), change) })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const give = (given: boolean) =>
    act(
      () => setGiven(row, given),
      t(given ? 'knowledge.was_given' : 'knowledge.was_taken', params),
      () => setGiven(row, !given),
    )
  const forget = () =>
    act(
      () => setKnowledge(row, { level: '', place: '' }),
      t('knowledge.removed', params),
      () => setKnowledge(row, { level: row.level, place: row.place }),
    )
  const actions: Action[] = [
    { label: t('knowledge.change'), icon: <EditIcon />, onClick: () => onChange(row) },
  ]
  if (mayGive) {
    actions.push(
      row.given
        ? { label: t('knowledge.take'), icon: <CloseIcon />, onClick: () => void give(false) }
        : { label: t('knowledge.give'), icon: <CheckIcon />, onClick: () => void give(true) },
    )
  }
  if (row.level) {
    actions.push({
      label: t('knowledge.remove'),
      icon: <DeleteIcon />,
      onClick: () => void forget(),
    })
  }
  return <ActionMenu label={t('knowledge.actions', { name })} actions={actions} />
}
