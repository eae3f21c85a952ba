import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { CheckIcon, DotIcon } from '@/ui/icons'
import { hasDigit, isLongEnough } from './password-rules'

// What is asked of a new password, with a tick at what is fulfilled already.
export function PasswordRules({ password }: { password: string }) {
  const { t } = useText()
  const rules = [
    { text: t('account.password.rule_length'), met: isLongEnough(password) },
    { text: t('account.password.rule_digit'), met: hasDigit(password) },
    // Only the server can tell.
    { text: t('account.password.rule_own'), met: false },
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
