import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { ClosedIcon, CopyIcon, DeleteIcon, EditIcon, LetterIcon, PrintIcon, RestoreIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { ExportMenu } from '@/ui/table/export-menu'
import { beginLetter, closeList, deleteList, refreshList, reopenList } from './api'
import { ListStateChip } from './lists-table'
import { listsPath } from './paths'
import type { Sheet } from './ticks'

const AddDialog = lazyPart(() => import('./add-dialog').then((m) => ({ default: m.AddDialog })))
const NameDialog = lazyPart(() => import('./name-dialog').then((m) => ({ default: m.NameDialog })))

// What the list is called, how large it is, and what can be done with all of it.
export function ListHeader({ sheet }: { sheet: Sheet }) {
  const { t } = useText()
  const [open, setOpen] = useState<'add' | 'rename' | 'copy'>()
  const actions = useListActions(sheet, setOpen)
  const said = [
    sheet.campus_name,
    t('booklist.count_students', { count: sheet.students.length }),
    t('booklist.count_books', { count: sheet.books.length }),
    sheet.note,
  ]
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={sheet.name}
        subtitle={
          <>
            <ListStateChip closed={sheet.closed} /> {said.filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <>
            <ExportMenu path={`/api/lists/${sheet.id}/export`} query={{}} name={sheet.name} />
            {sheet.may_edit && !sheet.closed && (
              <Button variant="contained" onClick={() => setOpen('add')}>
                {t('booklist.act.add')}
              </Button>
            )}
            <ActionMenu label={t('booklist.act.more')} actions={actions} />
          </>
        }
      />
      {open === 'add' && <AddDialog sheet={sheet} onClose={close} />}
      {(open === 'rename' || open === 'copy') && (
        <NameDialog sheet={sheet} copies={open === 'copy'} onClose={close} />
      )}
    </>
  )
}

function useListActions(sheet: Sheet, onOpen: (dialog: 'rename' | 'copy') => void): Action[] {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { id, name, closed } = sheet
  const attempt = (act: () => Promise<void>) => () => void act().catch(notifyFailure)
  const print: Action = {
    label: t('booklist.act.print'),
    icon: <PrintIcon />,
    onClick: attempt(() => download(`/api/lists/${id}/print`, `${name}.pdf`)),
  }
  if (!sheet.may_edit) return [print]
  const letter: Action = {
    label: t('booklist.act.letter'),
    icon: <LetterIcon />,
    onClick: attempt(async () => {
      const begun = await beginLetter(sheet, t('booklist.act.letter_name', { name }))
      void navigate(`/apps/campus/letter/${begun.id}`)
    }),
  }
  const copy: Action = { label: t('booklist.act.copy'), icon: <CopyIcon />, onClick: () => onOpen('copy') }
  const reopen = attempt(async () => {
    await reopenList(id)
    refreshList(cache, id)
    notify({ text: t('booklist.act.reopened', { name }) })
  })
  if (closed)
    return [print, letter, copy, { label: t('booklist.act.reopen'), icon: <RestoreIcon />, onClick: reopen }]
  const close = attempt(async () => {
    const question = { title: t('booklist.act.close_ask'), text: t('booklist.act.close_text') }
    if (!(await confirm({ ...question, act: t('booklist.act.close') }))) return
    await closeList(id)
    refreshList(cache, id)
    notify({ text: t('booklist.act.closed', { name }), undo: reopen })
  })
  const remove = attempt(async () => {
    const question = { title: t('booklist.act.delete_ask'), text: name, act: t('booklist.act.delete') }
    if (!(await confirm({ ...question, irreversible: true }))) return
    await deleteList(id)
    refreshList(cache, id)
    notify({ text: t('booklist.act.deleted', { name }) })
    void navigate(listsPath)
  })
  return [
    print,
    letter,
    { label: t('booklist.act.rename'), icon: <EditIcon />, onClick: () => onOpen('rename') },
    copy,
    { label: t('booklist.act.close'), icon: <ClosedIcon />, onClick: close },
    { label: t('booklist.act.delete'), icon: <DeleteIcon />, irreversible: true, onClick: remove },
  ]
}
