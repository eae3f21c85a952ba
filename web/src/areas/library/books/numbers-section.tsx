import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, formatMoney, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { CurrencyField } from '@/ui/form/currency-field'
import { useFormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { BarcodeField } from '../barcode/barcode-field'
import type { BookFields } from './api'

export function NumbersSection({ form }: { form: UseFormReturn<BookFields> }) {
  const { t, language } = useText()
  const { control } = form
  const { readOnly } = useFormScope()
  const currency = useWatch({ control, name: 'currency' }) || usual
  // 12 stays 12 in another currency, whatever its smallest unit.
  const handleCurrency = (next: string) => {
    const price = form.getValues('price')
    const scaled = Math.round((price / unitsOf(currency)) * unitsOf(next || usual))
    if (scaled !== price) form.setValue('price', scaled, { shouldDirty: true })
  }
  return (
    <FormSection title={t('book.section.numbers')} text={t('book.section.numbers_text')}>
      <BarcodeField form={form} />
      <TextField
        control={control}
        name="isbn"
        label={t('book.isbn')}
        help={t('book.isbn_help')}
        autoComplete="off"
      />
      {readOnly ? (
        <TextField
          control={control}
          name="price"
          label={t('book.price')}
          read={(price) => <bdi>{formatMoney(Number(price), currency, language)}</bdi>}
        />
      ) : (
        <>
          <NumberField
            control={control}
            name="price"
            label={t('book.price')}
            unit={currencySign(currency, language)}
            scale={unitsOf(currency)}
          />
          <CurrencyField
            control={control}
            name="currency"
            label={t('book.currency')}
            required
            onPick={handleCurrency}
          />
        </>
      )}
    </FormSection>
  )
}

// While no currency is chosen.
const usual = 'EUR'
