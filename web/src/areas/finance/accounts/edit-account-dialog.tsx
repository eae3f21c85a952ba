import { useQueryClient } from '@tanstack/react-query'
import { updateAccountRequestLimits } from '@/api/limits/update-account-request'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { refreshMoney } from '../refresh'
import { type Account, type AccountInput, updateAccount } from './api'
import { BankFields } from './bank-fields'

// What an account is called and known by; kind and currency stay as they are, for its movements are in them.
export function EditAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { id, version, name, iban, bic, holder } = account
  const form = useFields<AccountInput>({
    values: { name, iban, bic, holder },
    limits: updateAccountRequestLimits,
  })
  const send = form.handleSubmit(async (fields) => {
    try {
      await updateAccount(id, { ...fields, bic: fields.bic.trim().toUpperCase() }, version)
      refreshMoney(cache)
      notify({ text: t('ui.saved') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={updateAccountRequestLimits}>
      <FormDialog
        title={t('ledger.account.edit')}
        act={t('ui.save')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <TextField control={form.control} name="name" label={t('ledger.account.name')} autoComplete="off" />
        {account.kind === 'bank' && <BankFields form={form} />}
      </FormDialog>
    </FormScope>
  )
}
