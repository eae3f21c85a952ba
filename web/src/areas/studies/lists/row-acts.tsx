import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { CheckIcon, DeleteIcon, HistoryIcon, ScanIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { addToList, refreshList, takeOffBook, takeOffStudent } from './api'
import { type ListBook, type ListStudent, nameOf, type Sheet } from './ticks'
import type { Ticking } from './use-ticking'

const StoryDialog = lazyPart(() => import('./story-dialog').then((m) => ({ default: m.StoryDialog })))

const nothing = { student_ids: [], class_ids: [], book_ids: [], planning_id: '' }

// Takes somebody off the list, and offers to put him back.
function useTakeOff(listId: string, student: ListStudent): () => Promise<void> {
  const { t } = useText()
  const cache = useQueryClient()
  const name = nameOf(student)
  const putBack = () => addToList(listId, { ...nothing, student_ids: [student.student_id] })
  return async () => {
    // Ticks that were undone do not come back with him.
    const whole = student.ticks.length === 0
    const act = t('booklist.act.take_off_student', { name })
    const question = { title: t('booklist.act.take_off_ask'), act, irreversible: true }
    const text = t('booklist.act.take_off_student_text', { name })
    if (!whole && !(await confirm({ ...question, text }))) return
    await takeOffStudent(listId, student.id)
    refreshList(cache, listId)
    const undo = () =>
      void putBack()
        .then(() => refreshList(cache, listId))
        .catch(notifyFailure)
    notify({ text: t('booklist.act.taken_off', { name }), ...(whole && { undo }) })
  }
}

type StudentActsProps = {
  listId: string
  student: ListStudent
  books: readonly ListBook[]
  // Whether the list may be changed; what was done on it is told to whoever reads it.
  may: boolean
  isChosen: boolean
  onChoose: (studentId: string) => void
}

// What can be done with somebody on the list.
export function StudentActs({ listId, student, books, may, isChosen, onChoose }: StudentActsProps) {
  const { t } = useText()
  const [telling, setTelling] = useState(false)
  const name = nameOf(student)
  const takeOff = useTakeOff(listId, student)
  const actions: Action[] = []
  if (may)
    actions.push({
      label: t('booklist.scan.choose', { name }),
      icon: <ScanIcon />,
      onClick: () => onChoose(isChosen ? '' : student.id),
    })
  if (student.ticks.some(({ at }) => at !== ''))
    actions.push({
      label: t('booklist.act.story', { name }),
      icon: <HistoryIcon />,
      onClick: () => setTelling(true),
    })
  if (may && !student.ticks.some(({ stands }) => stands))
    actions.push({
      label: t('booklist.act.take_off_student', { name }),
      icon: <DeleteIcon />,
      onClick: () => void takeOff().catch(notifyFailure),
    })
  return (
    <>
      <ActionMenu label={t('booklist.list.actions', { name })} actions={actions} />
      {telling && <StoryDialog {...{ student, books }} onClose={() => setTelling(false)} />}
    </>
  )
}

type ColumnActsProps = { sheet: Sheet; book: ListBook; ticking: Ticking }

// What can be done with a book for everybody on the list.
export function ColumnActs({ sheet, book, ticking }: ColumnActsProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { title, number, book_id } = book
  const act = t('booklist.act.take_off_book', { title })
  const takeOff = async () => {
    const question = { title: t('booklist.act.take_off_ask'), act, irreversible: true }
    if (!(await confirm({ ...question, text: t('booklist.act.take_off_book_text', { title }) }))) return
    await takeOffBook(sheet.id, book_id)
    refreshList(cache, sheet.id)
    notify({ text: t('booklist.act.taken_off', { name: title }) })
  }
  const ticked = sheet.students.some(({ ticks }) => ticks.some((one) => one.book === number && one.stands))
  const actions: Action[] = [
    {
      label: t('booklist.sheet.column', { title: t(`booklist.kinds.${ticking.kind}`) }),
      icon: <CheckIcon />,
      onClick: () => ticking.tickColumn(book),
    },
  ]
  if (!ticked)
    actions.push({
      label: act,
      icon: <DeleteIcon />,
      onClick: () => void takeOff().catch(notifyFailure),
    })
  return <ActionMenu label={t('booklist.sheet.column_menu', { title })} actions={actions} />
}
