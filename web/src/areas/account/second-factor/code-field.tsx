import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { TextField } from '@/ui/form/text-field'

type CodeFieldProps<T extends FieldValues> = Pick<FieldOf<T>, 'control' | 'name'> & {
  autoFocus?: boolean
  help?: string
}

// The code of the authenticator app, or one of the recovery codes, which have letters too.
export function CodeField<T extends FieldValues>({ help, ...field }: CodeFieldProps<T>) {
  const { t } = useText()
  return (
    <TextField
      {...field}
      label={t('account.login.code')}
      help={help ?? t('account.login.code_help')}
      autoComplete="one-time-code"
      required
    />
  )
}
