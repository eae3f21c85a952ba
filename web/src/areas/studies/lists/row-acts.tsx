import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CheckIcon, DeleteIcon, HistoryIcon, ScanIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notifyFailure } from '@/ui/notify-failure'
import { refreshList, takeOffBook, takeOffStudent } from './api'
import { type ListBook, type ListStudent, nameOf, type Sheet } from './ticks'
import type { Ticking } from './use-ticking'

const StoryDialog = lazyPart(() => import('./story-dialog').then((m) => ({ default: m.StoryDialog })))

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
  const cache = useQueryClient()
  const [telling, setTelling] = useState(false)
  const name = nameOf(student)
  const takeOff = () =>
    void takeOffStudent(listId, student.id)
      .then(() => refreshList(cache, listId))
      .catch(notifyFailure)
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
      onClick: takeOff,
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
  const takeOff = () =>
    void takeOffBook(sheet.id, book_id)
      .then(() => refreshList(cache, sheet.id))
      .catch(notifyFailure)
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
      label: t('booklist.act.take_off_book', { title }),
      icon: <DeleteIcon />,
      onClick: takeOff,
    })
  return <ActionMenu label={t('booklist.sheet.column_menu', { title })} actions={actions} />
}
