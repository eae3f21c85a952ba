import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { copyBookListRequestLimits } from '@/api/limits/copy-book-list-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { copyList, type ListFields, refreshList, renameList } from './api'
import { DialogFrame } from './dialog-frame'
import { listPath } from './paths'
import type { Sheet } from './ticks'

type NameDialogProps = { sheet: Sheet; copies: boolean; onClose: () => void }

// What a list is called: of this one, or of a copy of it.
export function NameDialog({ sheet, copies, onClose }: NameDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const name = copies ? t('booklist.act.copy_name', { name: sheet.name }) : sheet.name
  const form = useFields<ListFields>({
    values: { name, note: sheet.note },
    limits: copyBookListRequestLimits,
  })
  const send = form.handleSubmit(async (fields) => {
    try {
      const { id, version } = sheet
      const saved = copies ? await copyList(id, fields) : await renameList(id, { ...fields, version })
      refreshList(cache, saved.id)
      onClose()
      if (!copies) return
      notify({ text: t('booklist.create.done', { name: saved.name }) })
      void navigate(listPath(saved.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={copyBookListRequestLimits}>
      <DialogFrame
        title={t(copies ? 'booklist.act.copy_title' : 'booklist.act.rename')}
        {...(copies && { help: t('booklist.act.copy_help') })}
        act={t(copies ? 'booklist.act.copy' : 'ui.save')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <TextField
          control={form.control}
          name="name"
          label={t('booklist.name')}
          autoComplete="off"
          autoFocus
        />
        <TextField control={form.control} name="note" label={t('booklist.note')} autoComplete="off" />
      </DialogFrame>
    </FormScope>
  )
}
