import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'

type Named = FieldValues & { name: string; email: string; address: string }

// How somebody who pays for others is called and reached.
export function PayerNameFields<F extends Named>({ control }: { control: Control<F> }) {
  const { t } = useText()
  const off = { control, autoComplete: 'off' } as const
  return (
    <>
      <TextField {...off} name={'name' as FieldPath<F>} label={t('finance.new_payer.name')} />
      <TextField {...off} name={'email' as FieldPath<F>} label={t('finance.new_payer.email')} type="email" />
      <TextField {...off} name={'address' as FieldPath<F>} label={t('finance.new_payer.address')} />
    </>
  )
}
