import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactElement, useId } from 'react'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { CloseIcon, MessageIcon, SuccessIcon } from '@/ui/icons'
import type { Kind } from './api'

const tones = { yes: 'success', but: 'info', no: 'error' } as const
const icons: Record<Kind, ReactElement> = { yes: <SuccessIcon />, but: <MessageIcon />, no: <CloseIcon /> }

const Choice = styled('label')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  padding: '4px 6px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  textAlign: 'center',
  lineHeight: 1.2,
  fontWeight: 550,
  cursor: 'pointer',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.125rem', flexShrink: 0 },
  '@media (max-width: 479px)': { flexDirection: 'column', gap: 2, paddingInline: 2 },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  ...Object.fromEntries(
    Object.entries(tones).map(([kind, tone]) => {
      const color = theme.vars.palette[tone].main
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

type AnswerChoiceProps = {
  // What it is about, for who cannot see it.
  label: string
  choices: readonly Kind[]
  value: Kind | ''
  onChange: (kind: Kind) => void
}

// Yes, yes but, or no: buttons for a finger, of which one is pressed.
export function AnswerChoice({ label, choices, value, onChange }: AnswerChoiceProps) {
  const { t } = useText()
  const name = useId()
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', gap: 1 }}>
      {choices.map((kind) => (
        <Choice key={kind} data-kind={kind}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={() => onChange(kind)}
            style={visuallyHidden}
          />
          {icons[kind]}
          <span>{t(`answer.kind.${kind}`)}</span>
        </Choice>
      ))}
    </Box>
  )
}
