import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'

type BankForm = { iban: string; bic: string; holder: string }

// What a bank knows an account by.
export function BankFields<F extends FieldValues & BankForm>({ form }: { form: UseFormReturn<F> }) {
  const { t } = useText()
  // Every form of an account has these fields by these names.
  const control = form.control as unknown as Control<BankForm>
  return (
    <>
      <TextField control={control} name="iban" label={t('ledger.account.iban')} autoComplete="off" />
      <TextField control={control} name="bic" label={t('ledger.account.bic')} autoComplete="off" />
      <TextField control={control} name="holder" label={t('ledger.account.holder')} autoComplete="off" />
    </>
  )
}
