import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refundFieldsLimits } from '@/api/limits/refund-fields'
import { todayHere } from '@/lib/day-math'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { amountLimits } from '../amount-limits'
import { accountFor } from '../payments/allocation'
import { tillAccountsQuery, type Way } from '../payments/api'
import { DayField, ReferenceField, WayField } from '../payments/entry-fields'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useMoney } from '../use-money'
import { type Payer, recordRefund, spendCredit } from './api'

type CreditForm = { amount: number | null; account_id: string; day: string; way: Way; reference: string }

const limits = {
  amount: amountLimits,
  day: { ...refundFieldsLimits.day, minLength: 1 },
  reference: refundFieldsLimits.reference,
}

type CreditDialogProps = { act: 'use' | 'refund'; payer: Payer; onClose: () => void }

// What had been paid too much pays the oldest of what is owed, or is given back. Entered once, however often it is sent.
export function CreditDialog({ act, payer, onClose }: CreditDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const credit = payer.credit.find(({ amount }) => amount > 0) ?? { amount: 0, currency: 'EUR' }
  const { currency } = credit
  const owed = payer.open.find((sum) => sum.currency === currency)?.amount ?? 0
  const most = act === 'use' ? Math.min(credit.amount, owed) : credit.amount
  const accounts = (useQuery(tillAccountsQuery(payer.campus_id)).data ?? []).filter(
    (account) => account.currency === currency,
  )
  const form = useFields<CreditForm>({
    values: { amount: most, account_id: '', day: todayHere(), way: 'transfer', reference: '' },
    limits,
    check: ({ amount }) => ({ amount: (amount ?? 0) > most ? 'finance.more_than_credit' : undefined }),
  })
  const { control } = form
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async ({ amount, account_id, day, way, reference }) => {
    const entry = { key, payer_id: payer.id, amount: amount ?? 0 }
    try {
      if (act === 'use') {
        await spendCredit({ ...entry, currency })
      } else {
        const account = account_id || accountFor(accounts, way)
        await recordRefund({ ...entry, account_id: account, day, way, reference: reference.trim(), memo: '' })
      }
      refreshMoney(cache)
      notify({ text: t(`payer.${act}.done`) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t(`payer.${act}.title`, { name: payer.name })}
        act={t(`payer.${act}.act`)}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <Box sx={{ color: 'text.secondary' }}>
          {t(`payer.${act}.text`, { amount: money(credit.amount, currency) })}
        </Box>
        <NumberField
          control={control}
          name="amount"
          label={t('finance.amount')}
          unit={currencySign(currency, language)}
          scale={unitsOf(currency)}
          required
        />
        {act === 'refund' && (
          <>
            <WayField control={control} name="way" />
            <ChoiceField
              control={control}
              name="account_id"
              label={t('finance.account')}
              placeholder={t('payer.usual_account')}
              choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DayField control={control} name="day" />
            <ReferenceField control={control} name="reference" />
          </>
        )}
      </FormDialog>
    </FormScope>
  )
}
