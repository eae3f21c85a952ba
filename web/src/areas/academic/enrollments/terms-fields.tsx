import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import type { TermsForm } from './terms'

type TermsFieldsProps<F extends TermsForm> = { form: UseFormReturn<F>; currency: string }

const hundredths = 100
const kinds = ['none', 'percent', 'amount'] as const

// What it costs and how it is paid.
export function TermsFields<F extends TermsForm>({ form, currency }: TermsFieldsProps<F>) {
  const { t, language } = useText()
  // Every form that holds terms has their fields by these names.
  const control = form.control as unknown as Control<TermsForm>
  const kind = useWatch({ control, name: 'discount_kind' })
  const money = { unit: currencySign(currency, language), scale: unitsOf(currency) }
  // In pairs: what it costs and what is taken off; then, where something is, how much and why; then how it is paid.
  return (
    <>
      <NumberField control={control} name="tuition" label={t('enrollment.tuition')} {...money} required />
      <ChoiceField
        control={control}
        name="discount_kind"
        label={t('enrollment.discount')}
        choices={kinds.map((value) => ({ value, label: t(`enrollment.discount_kind.${value}`) }))}
      />
      {kind === 'percent' && (
        <NumberField
          control={control}
          name="discount_percent"
          label={t('enrollment.percent')}
          unit="%"
          scale={hundredths}
          required
        />
      )}
      {kind === 'amount' && (
        <NumberField
          control={control}
          name="discount_amount"
          label={t('enrollment.amount')}
          {...money}
          required
        />
      )}
      {kind !== 'none' && (
        <TextField
          control={control}
          name="discount_reason"
          label={t('enrollment.discount_reason')}
          autoComplete="off"
          required
        />
      )}
      <NumberField control={control} name="installments" label={t('enrollment.installments')} required />
      <DateField control={control} name="first_date" label={t('enrollment.first_date')} required />
    </>
  )
}
