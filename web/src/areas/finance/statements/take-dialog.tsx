import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { takeFieldsLimits } from '@/api/limits/take-fields'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { PayerField } from '../payer-field'
import { useCarefulClose } from '../use-careful-close'
import { useCategory } from '../use-category'
import { useMoney } from '../use-money'
import type { StatementLine, TakeInput } from './api'

type TakeDialogProps = {
  line: StatementLine
  onTake: (input: TakeInput) => Promise<void>
  onClose: () => void
}

// Says what a line of the bank is: somebody's payment, another income, or an expense with its category.
export function TakeDialog({ line, onTake, onClose }: TakeDialogProps) {
  const { t } = useText()
  const money = useMoney()
  const categoryOf = useCategory()
  const comes = line.amount > 0
  const form = useFields<TakeInput>({
    values: { movement_id: '', payer_id: '', category: '' },
    limits: takeFieldsLimits,
    check: ({ payer_id, category }) => ({
      category: payer_id || category.trim() ? undefined : 'field.required',
    }),
  })
  const payerId = useWatch({ control: form.control, name: 'payer_id' })
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async ({ payer_id, category }) => {
    try {
      await onTake({ movement_id: '', payer_id, category: payer_id ? '' : categoryOf(category) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={takeFieldsLimits}>
      <FormDialog
        title={t('ledger.statement.take.title', { amount: money(line.amount, line.currency) })}
        act={t('ledger.statement.take.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[line.name, line.text].filter(Boolean).join(' · ')}
        </Box>
        {comes && (
          <PayerField
            control={form.control}
            name="payer_id"
            label={t('invoice.payer')}
            help={t('payment.payer_help')}
          />
        )}
        {payerId === '' && (
          <TextField
            control={form.control}
            name="category"
            label={t('finance.category_label')}
            autoComplete="off"
          />
        )}
      </FormDialog>
    </FormScope>
  )
}
