import Box from '@mui/material/Box'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { NumberField } from '@/ui/form/number-field'
import { useMoney } from '../use-money'
import { accountFor } from './allocation'
import type { TillAccount } from './api'
import { DayField, ReferenceField, WayField } from './entry-fields'
import type { PaymentForm } from './payment-form'

type MoneyFieldsProps = {
  form: UseFormReturn<PaymentForm>
  accounts: readonly TillAccount[]
  currency: string
}

// How much, how, when and where it goes. For cash, what was handed over tells what to give back.
export function MoneyFields({ form, accounts, currency }: MoneyFieldsProps) {
  const { t, language } = useText()
  const { control } = form
  const [way, amount, given] = useWatch({ control, name: ['way', 'amount', 'given'] })
  const unit = { unit: currencySign(currency, language), scale: unitsOf(currency) }
  const usual = accounts.find(({ id }) => id === accountFor(accounts, way))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <NumberField control={control} name="amount" label={t('finance.amount')} {...unit} required />
      <WayField control={control} name="way" />
      <DayField control={control} name="day" />
      <ChoiceField
        control={control}
        name="account_id"
        label={t('finance.account')}
        placeholder={usual?.name ?? t('payment.no_account')}
        choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ReferenceField control={control} name="reference" />
      {way === 'cash' && (
        <Box>
          <NumberField control={control} name="given" label={t('payment.given')} {...unit} />
          <Change amount={amount} given={given} currency={currency} />
        </Box>
      )}
    </Box>
  )
}

type ChangeProps = { amount: number | null; given: number | null; currency: string }

// What is given back of the cash that was handed over.
export function Change({ amount, given, currency }: ChangeProps) {
  const { t } = useText()
  const money = useMoney()
  const change = (given ?? 0) - (amount ?? 0)
  return (
    <Box role="status" sx={{ mt: 0.5, minHeight: 24, fontWeight: 550, unicodeBidi: 'isolate' }}>
      {given !== null &&
        Number.isFinite(change) &&
        (change >= 0
          ? t('payment.change', { amount: money(change, currency) })
          : t('payment.short', { amount: money(-change, currency) }))}
    </Box>
  )
}
