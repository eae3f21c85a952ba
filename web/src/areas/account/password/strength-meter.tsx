import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Strength } from './password-strength'

const colors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const

type StrengthMeterProps = { password: string; ownWords: readonly string[] }

// How hard the password is to guess, while it is typed: in words, and as four bars. The lists for it are fetched
// with the first letter.
export function StrengthMeter({ password, ownWords }: StrengthMeterProps) {
  const { t } = useText()
  const strength = useStrength(password, ownWords)
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
