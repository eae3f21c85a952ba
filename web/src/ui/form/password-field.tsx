import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { HideIcon, ShowIcon } from '@/ui/icons'
import type { FieldOf } from './controlled-field'
import { TextField } from './text-field'

type PasswordFieldProps<T extends FieldValues> = FieldOf<T> & {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

// A password, hidden unless one asks to see it.
export function PasswordField<T extends FieldValues>(props: PasswordFieldProps<T>) {
  const { t } = useText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t('ui.show_password')}
          aria-pressed={shown}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  )
}
