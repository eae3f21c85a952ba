import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { PasswordField } from '@/ui/form/password-field'
import { CheckIcon, DotIcon } from '@/ui/icons'
import { hasDigit, isLongEnough } from './password-rules'
import type { Strength } from './password-strength'

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
  const strength = useStrength(password, ownWords)
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
        <StrengthMeter strength={strength} />
        <PasswordRules password={password} strength={strength} />
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

const colors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const

// How hard the password is to guess, while it is typed: in words, and as four bars. The lists for it are fetched
// with the first letter.
function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  const { t } = useText()
  const word = strength === undefined ? '' : t(`account.password.level.${strength}`)
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 11.5rem', alignItems: 'center', gap: 1.5, height: 18 }}
    >
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: strength !== undefined && bar <= Math.max(1, strength) ? colors[strength] : 'grey.100',
            }}
          />
        ))}
      </Box>
      <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {word && t('account.password.strength', { word })}
      </Typography>
    </Box>
  )
}

function useStrength(password: string, ownWords: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const own = ownWords.join(' ')
  useEffect(() => {
    if (password === '') return setStrength(undefined)
    let current = true
    void import('./password-strength').then(({ passwordStrength }) => {
      if (current) setStrength(passwordStrength(password, own.split(/[\s@.]+/)))
    })
    return () => {
      current = false
    }
  }, [password, own])
  return strength
}

// What is asked of a new password, with a tick at what is fulfilled already.
function PasswordRules({ password, strength = 0 }: { password: string; strength?: Strength | undefined }) {
  const { t } = useText()
  const rules = [
    { text: t('account.password.rule_length'), met: isLongEnough(password) },
    { text: t('account.password.rule_digit'), met: hasDigit(password) },
    // As far as the page can tell; the server, with its long lists, has the last word.
    { text: t('account.password.rule_own'), met: strength >= 2 },
  ]
  return (
    <Box
      component="ul"
      aria-label={t('account.password.rules')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, fontSize: '0.75rem' }}
    >
      {rules.map(({ text, met }) => (
        <Box
          component="li"
          key={text}
          sx={{
            display: 'flex',
            gap: 0.75,
            color: met ? 'success.main' : 'text.secondary',
            '& svg': { fontSize: '1rem', flexShrink: 0, marginBlockStart: '1px' },
          }}
        >
          {met ? <CheckIcon /> : <DotIcon />}
          {text}
        </Box>
      ))}
    </Box>
  )
}
