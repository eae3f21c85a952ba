import { useQueryClient } from '@tanstack/react-query'
import { addToBookListRequestLimits } from '@/api/limits/add-to-book-list-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { addToList, refreshList } from './api'
import { ChoiceFields, type ChoiceForm, choiceOf, noChoice } from './choice-fields'
import { DialogFrame } from './dialog-frame'
import type { Sheet } from './ticks'

// More students and books for a list; who and what is there already stays.
export function AddDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<ChoiceForm>({ values: noChoice, limits: addToBookListRequestLimits })
  const send = form.handleSubmit(async (values) => {
    try {
      await addToList(sheet.id, choiceOf(values))
      refreshList(cache, sheet.id)
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={addToBookListRequestLimits}>
      <DialogFrame
        title={t('booklist.act.add_title')}
        act={t('booklist.act.add_act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ChoiceFields form={form} campusId={sheet.campus_id} />
      </DialogFrame>
    </FormScope>
  )
}
