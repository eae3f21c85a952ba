import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type KeyboardEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { CameraIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { BookFields } from '../books/api'
import { isbnOfBarcode } from '../books/isbn'

const CameraDialog = lazyPart(() =>
  import('./camera-dialog').then((module) => ({ default: module.CameraDialog })),
)

// The barcode, typed, scanned or seen by the camera. The bars of a book are mostly its ISBN, which is then filled in
// where it is not known yet.
export function BarcodeField({ form }: { form: UseFormReturn<BookFields> }) {
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
