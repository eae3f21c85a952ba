import { useQueryClient } from '@tanstack/react-query'
import { updatePayerRequestLimits } from '@/api/limits/update-payer-request'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { LanguageField } from '@/ui/form/language-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { PayerNameFields } from '../people/payer-name-fields'
import { refreshMoney } from '../refresh'
import { type Payer, type PayerInput, updatePayer } from './api'

const limits = { ...updatePayerRequestLimits, name: { ...updatePayerRequestLimits.name, minLength: 1 } }

// How a payer is called and reached, and in which language his papers are.
export function EditPayerDialog({ payer, onClose }: { payer: Payer; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { id, version, name, email, phone, address, id_number, language, note } = payer
  const form = useFields<PayerInput>({
    values: { name, email, phone, address, id_number, language, note },
    limits,
  })
  const { control } = form
  const send = form.handleSubmit(async (fields) => {
    try {
      await updatePayer(id, fields, version)
      refreshMoney(cache)
      notify({ text: t('ui.saved') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('payer.edit')}
        act={t('ui.save')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <PayerNameFields control={control} />
        <TextField control={control} name="phone" label={t('payer.phone')} autoComplete="off" />
        <TextField control={control} name="id_number" label={t('payer.id_number')} autoComplete="off" />
        <LanguageField control={control} name="language" label={t('payer.language')} />
        <TextField
          control={control}
          name="note"
          label={t('invoice.note')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  )
}
