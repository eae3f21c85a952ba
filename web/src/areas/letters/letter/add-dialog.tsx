import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { addRecipients, keepLetter, type Letter } from '../api'
import { ChoiceFields, type ChoiceForm, choiceOf, noChoice } from '../choice-fields'

// More people for a letter; who is there already stays.
export function AddDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<ChoiceForm>({ values: noChoice, limits: {} })
  const send = form.handleSubmit(async (typed) => {
    try {
      keepLetter(cache, await addRecipients(letter.id, choiceOf(typed)))
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={{}}>
      <FormDialog
        wide
        title={t('letter.recipients.add_title')}
        act={t('letter.recipients.add')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ChoiceFields form={form} campusId={letter.campus_id} />
      </FormDialog>
    </FormScope>
  )
}
