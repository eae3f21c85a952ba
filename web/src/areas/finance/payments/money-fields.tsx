import Box from '@mui/material/Box'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { todayHere } from '@/lib/day-math'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { useMoney } from '../use-money'
import { accountFor } from './allocation'
import { type TillAccount, ways } from './api'
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
      <ChoiceField
        control={control}
        name="way"
        label={t('finance.way.label')}
        choices={ways.map((value) => ({ value, label: t(`finance.way.${value}`) }))}
      />
      <DateField
        control={control}
        name="day"
        label={t('finance.day')}
        max={todayHere()}
        autoComplete="off"
        required
      />
      <ChoiceField
        control={control}
        name="account_id"
        label={t('finance.account')}
        placeholder={usual?.name ?? t('payment.no_account')}
        choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField control={control} name="reference" label={t('finance.reference')} autoComplete="off" />
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
