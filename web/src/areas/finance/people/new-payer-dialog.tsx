import { createPayerRequestLimits } from '@/api/limits/create-payer-request'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { createPayer, type NewPayer, type Payer } from './api'
import { PayerNameFields } from './payer-name-fields'

type PayerForm = Omit<NewPayer, 'campus_id' | 'language'>

const limits = { ...createPayerRequestLimits, name: { ...createPayerRequestLimits.name, minLength: 1 } }
const kinds = ['church', 'company', 'relative'] as const

type NewPayerDialogProps = {
  campusId: string
  // What was typed when nobody of that name was found.
  name: string
  onMade: (payer: Payer) => void
  onClose: () => void
}

// Somebody who pays for students and is none himself.
export function NewPayerDialog({ campusId, name, onMade, onClose }: NewPayerDialogProps) {
  const { t } = useText()
  const form = useFields<PayerForm>({
    values: { kind: 'church', name, email: '', phone: '', address: '', id_number: '', note: '' },
    limits,
  })
  const { control } = form
  const send = form.handleSubmit(async (fields) => {
    try {
      onMade(await createPayer({ ...fields, campus_id: campusId, language: '' }))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('finance.new_payer.title')}
        act={t('finance.new_payer.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ChoiceField
          control={control}
          name="kind"
          label={t('finance.new_payer.kind')}
          choices={kinds.map((value) => ({ value, label: t(`finance.payer_kind.${value}`) }))}
        />
        <PayerNameFields control={control} />
      </FormDialog>
    </FormScope>
  )
}
