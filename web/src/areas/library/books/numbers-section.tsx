import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type KeyboardEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, formatMoney, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { CurrencyField } from '@/ui/form/currency-field'
import { useFormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { CameraIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { FormSection } from '@/ui/record/form-section'
import type { BookFields } from './api'
import { isbnOfBarcode } from './isbn'

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

const CameraDialog = lazyPart(() =>
  import('../barcode/camera-dialog').then((module) => ({ default: module.CameraDialog })),
)

// The barcode, typed, scanned or seen by the camera. The bars of a book are mostly its ISBN, which is then filled in
// where it is not known yet.
function BarcodeField({ form }: { form: UseFormReturn<BookFields> }) {
  const { t } = useText()
  const [camera, setCamera] = useState(false)
  const fillIsbn = (barcode: string) => {
    const isbn = isbnOfBarcode(barcode)
    if (isbn && !form.getValues('isbn')) form.setValue('isbn', isbn, { shouldDirty: true })
  }
  const handleCode = (code: string) => {
    setCamera(false)
    form.setValue('barcode', code, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    fillIsbn(code)
  }
  // The Enter of a scanner ends the number; it does not send the form.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    fillIsbn(form.getValues('barcode'))
  }
  return (
    <>
      <TextField
        control={form.control}
        name="barcode"
        label={t('book.barcode')}
        help={t('book.barcode_help')}
        autoComplete="off"
        inputMode="numeric"
        onKeyDown={handleKey}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              title={t('book.scan.camera')}
              aria-label={t('book.scan.camera')}
              // The focus stays: a field that is left may complain, and move the button away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setCamera(true)}
            >
              <CameraIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      {camera && <CameraDialog onCode={handleCode} onClose={() => setCamera(false)} />}
    </>
  )
}
