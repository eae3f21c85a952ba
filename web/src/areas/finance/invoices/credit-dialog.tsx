import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { correctionFieldsLimits } from '@/api/limits/correction-fields'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { amountLimits } from '../amount-limits'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useMoney } from '../use-money'
import { creditInvoice, type Invoice } from './api'

type CreditForm = { amount: number | null; reason: string }

const limits = { amount: amountLimits, reason: correctionFieldsLimits.reason }

// Corrects an issued invoice: so much of it is owed no longer, of what is due last first.
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const { id, number, balance, currency } = invoice
  const form = useFields<CreditForm>({
    values: { amount: null, reason: '' },
    limits,
    check: ({ amount }) => ({ amount: (amount ?? 0) > balance ? 'finance.more_than_open' : undefined }),
  })
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async ({ amount, reason }) => {
    try {
      await creditInvoice(id, { key, amount: amount ?? 0, reason: reason.trim() })
      refreshMoney(cache)
      notify({ text: t('invoice.credit.done', { number }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('invoice.credit.title', { number })}
        act={t('invoice.credit.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <NumberField
          control={form.control}
          name="amount"
          label={t('finance.amount')}
          help={t('invoice.credit.most', { amount: money(balance, currency) })}
          unit={currencySign(currency, language)}
          scale={unitsOf(currency)}
          required
        />
        <TextField
          control={form.control}
          name="reason"
          label={t('finance.reason')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  )
}
