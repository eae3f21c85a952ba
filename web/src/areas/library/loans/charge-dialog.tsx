import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { chargeLoanRequestLimits } from '@/api/limits/charge-loan-request'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Charge, charge, type Loan, refreshLoans } from './api'

// Has who lost a book pay for it: what it costs is proposed, and finance gets a draft.
export function ChargeDialog({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const form = useFields<Charge>({
    values: { amount: loan.price, text: t('loan.charge.line', { title: loan.title }) },
    limits: chargeLoanRequestLimits,
  })
  const { control } = form
  const send = form.handleSubmit(async (values) => {
    try {
      await charge(loan.id, values)
      refreshLoans(cache)
      notify({ text: t('loan.charge.done') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={chargeLoanRequestLimits}>
      <FormDialog
        title={t('loan.charge.title', { title: loan.title, name: loan.borrower })}
        act={t('loan.charge.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('loan.charge.help')}</Typography>
        <NumberField
          control={control}
          name="amount"
          label={t('loan.charge.amount')}
          unit={currencySign(loan.currency, language)}
          scale={unitsOf(loan.currency)}
          required
        />
        <TextField control={control} name="text" label={t('loan.charge.text')} autoComplete="off" required />
      </FormDialog>
    </FormScope>
  )
}
