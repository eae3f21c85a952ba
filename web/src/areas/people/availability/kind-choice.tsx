import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import type { Kind } from './api'
import { kindLook, kinds } from './kinds'

const Choice = styled('label')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 44,
  padding: '4px 6px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  textAlign: 'center',
  lineHeight: 1.2,
  fontWeight: 550,
  cursor: 'pointer',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.125rem', flexShrink: 0 },
  '@media (max-width: 479px)': {
    flexDirection: 'column',
    gap: 2,
    paddingInline: 2,
    fontSize: 'clamp(0.6875rem, 3.4vw, 0.8125rem)',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
  ...Object.fromEntries(
    kinds.map((kind) => {
      const color = theme.vars.palette[kindLook[kind].tone].main
      const look = {
        color,
        borderColor: color,
        boxShadow: `inset 0 0 0 1px ${color}`,
        backgroundColor: `color-mix(in srgb, ${color} 10%, transparent)`,
      }
      return [`&[data-kind=${kind}]:has(:checked)`, look]
    }),
  ),
}))

type KindChoiceProps = {
  // What it is about, for who cannot see it.
  label: string
  value: Kind | ''
  onChange: (kind: Kind) => void
  disabled?: boolean
}

// Free, perhaps or not: three buttons for a finger, of which one is pressed.
export function KindChoice({ label, value, onChange, disabled = false }: KindChoiceProps) {
  const { t } = useText()
  const name = useId()
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', gap: 1 }}>
      {kinds.map((kind) => (
        <Choice key={kind} data-kind={kind}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            disabled={disabled}
            onChange={() => onChange(kind)}
            style={visuallyHidden}
          />
          {kindLook[kind].icon}
          <span>{t(`availability.kind.${kind}`)}</span>
        </Choice>
      ))}
    </Box>
  )
}
