import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createBookListRequestLimits } from '@/api/limits/create-book-list-request'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { createList, refreshList } from './api'
import { ChoiceFields, type ChoiceForm, choiceOf, noChoice } from './choice-fields'
import { DialogFrame } from './dialog-frame'
import { listPath } from './paths'

type NewListForm = ChoiceForm & { campus_id: string; name: string; note: string }

const limits = createBookListRequestLimits

// A new list: what it is called, and whom and what it begins with.
export function NewListDialog({ campusId, onClose }: { campusId: string; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const network = useReach('createBookList') === 'all'
  const form = useFields<NewListForm>({
    values: { ...noChoice, campus_id: campusId, name: '', note: '' },
    limits,
  })
  const { control } = form
  const campus = useWatch({ control, name: 'campus_id' })
  const { setValue } = form
  const before = useRef(campus)
  // Nobody stands on a list of another campus.
  useEffect(() => {
    if (campus === before.current) return
    before.current = campus
    setValue('class_ids', [])
    setValue('student_ids', [])
    setValue('planning_id', '')
  }, [campus, setValue])
  const send = form.handleSubmit(async (values) => {
    try {
      const { campus_id, name, note } = values
      const made = await createList({ campus_id, name, note, ...choiceOf(values) })
      refreshList(cache, made.id)
      notify({ text: t('booklist.create.done', { name: made.name }) })
      onClose()
      void navigate(listPath(made.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <DialogFrame
        title={t('booklist.create.title')}
        help={t('booklist.create.help')}
        act={t('booklist.create.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {network && <CampusField control={control} name="campus_id" label={t('booklist.campus')} required />}
        <TextField control={control} name="name" label={t('booklist.name')} autoComplete="off" autoFocus />
        <ChoiceFields key={campus} form={form as unknown as UseFormReturn<ChoiceForm>} campusId={campus} />
        <TextField control={control} name="note" label={t('booklist.note')} autoComplete="off" />
      </DialogFrame>
    </FormScope>
  )
}
