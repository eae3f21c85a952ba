import Box from '@mui/material/Box'
import { type Control, type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { PasswordField } from '@/ui/form/password-field'
import { PasswordRules } from './password-rules-list'
import { StrengthMeter } from './strength-meter'

type Passwords = { password: string; password_confirmation: string }

type NewPasswordFieldsProps<F extends Passwords & FieldValues> = {
  form: UseFormReturn<F>
  // The name and the address of who chooses it: they are the first things that others would try.
  ownWords?: readonly string[]
  // Another name for the first field, where there is no old password.
  label?: string
}

// A password that somebody chooses, typed twice, with its rules and its strength in sight.
export function NewPasswordFields<F extends Passwords & FieldValues>(props: NewPasswordFieldsProps<F>) {
  const { t } = useText()
  const { form, ownWords = [], label = t('account.password.new') } = props
  const control = form.control as Control<F>
  const password = useWatch({ control, name: 'password' as FieldPath<F> }) as string
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PasswordField
          control={control}
          name={'password' as FieldPath<F>}
          label={label}
          autoComplete="new-password"
          required
        />
        <StrengthMeter password={password} ownWords={ownWords} />
        <PasswordRules password={password} />
      </Box>
      <PasswordField
        control={control}
        name={'password_confirmation' as FieldPath<F>}
        label={t('account.password.again')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
