import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import type { RemoteChoice } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { transactionPath } from '../paths'
import { PayerField, usePayer } from '../payer-field'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useCategory } from '../use-category'
import { accountOf } from './allocation'
import { AllocationList } from './allocation-list'
import { owedQuery, recordPayment, tillAccountsQuery } from './api'
import { MoneyFields } from './money-fields'
import { emptyPayment, type PaymentForm, paymentInput, paymentLimits } from './payment-form'
import { useCurrencyChange } from './use-currency-change'
import { useShares } from './use-shares'

type PaymentDialogProps = {
  // Who pays, where that is known.
  payer?: RemoteChoice
  onClose: () => void
}

const noParts: never[] = []

// Money that came in: how much, how, from whom, and live what it pays. The key is the dialog's own: however often it is
// sent, it is entered once.
export function PaymentDialog({ payer: given, onClose }: PaymentDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const categoryOf = useCategory()
  const [key] = useState(() => crypto.randomUUID())
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const form = useFields<PaymentForm>({ values: emptyPayment(given?.id), limits: paymentLimits })
  const { control, setFocus, getValues, setValue } = form
  // Who pays is known: the amount is what one types first.
  const givenId = given?.id
  useEffect(() => {
    if (givenId) setFocus('amount')
  }, [givenId, setFocus])
  const [payerId, amount, way, accountId] = useWatch({
    control,
    name: ['payer_id', 'amount', 'way', 'account_id'],
  })
  const payer = usePayer(payerId)
  const owed = useQuery({ ...owedQuery(payerId), enabled: payerId !== '' })
  const accounts = useQuery(tillAccountsQuery(payer?.campus_id ?? own)).data ?? noParts
  const currency = accountOf(accounts, way, accountId)?.currency ?? 'EUR'
  const parts = (owed.data?.items ?? noParts).filter((part) => part.currency === currency)
  const sum = amount !== null && Number.isFinite(amount) ? amount : 0
  const shares = useShares(parts, sum)
  useCurrencyChange(currency, (rescale) => {
    for (const name of ['amount', 'given'] as const) setValue(name, rescale(getValues(name)))
    shares.reset()
  })
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async (fields) => {
    if (shares.wrong) return
    const known = { ...fields, category: categoryOf(fields.category) }
    try {
      const entered = await recordPayment({ key, ...paymentInput(known, accounts), ...shares.input() })
      refreshMoney(cache)
      notify({ text: t('payment.done', { receipt: entered.receipt }) })
      onClose()
      void navigate(transactionPath(entered.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={paymentLimits}>
      <FormDialog
        wide
        title={t('payment.record')}
        act={t('payment.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <PayerField
          control={control}
          name="payer_id"
          label={t('invoice.payer')}
          help={t('payment.payer_help')}
          given={given}
        />
        <MoneyFields form={form} accounts={accounts} currency={currency} />
        {payerId === '' && (
          <TextField
            control={control}
            name="category"
            label={t('finance.category_label')}
            autoComplete="off"
          />
        )}
        {payerId !== '' && owed.data && (
          <AllocationList parts={parts} amount={sum} currency={currency} {...shares} />
        )}
        <Box>
          <TextField
            control={control}
            name="memo"
            label={t('finance.memo')}
            multiline
            minRows={2}
            autoComplete="off"
          />
        </Box>
      </FormDialog>
    </FormScope>
  )
}
