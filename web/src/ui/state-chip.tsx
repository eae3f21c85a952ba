import Chip from '@mui/material/Chip'
import type { Theme } from '@mui/material/styles'
import type { ReactElement } from 'react'

export type Tone = 'success' | 'warning' | 'info' | 'error' | 'neutral'
// What has come to its good end has a colour of its own.
export type ChipTone = Tone | 'done'

type StateChipProps = {
  tone: ChipTone
  icon: ReactElement
  label: string
  // What was called off is struck through.
  struck?: boolean
}

// The state of a thing: colour, picture and word together, never colour alone.
export function StateChip({ tone, icon, label, struck = false }: StateChipProps) {
  return (
    <Chip
      size="small"
      icon={icon}
      label={struck ? <s>{label}</s> : label}
      sx={(theme) => chipLook(theme, tone)}
    />
  )
}

// Teal, for what has come to its good end: no colour of the palettes, which have green for what is well now.
const teal = 'light-dark(#0a6a6a, #63d2cc)'

function chipLook({ vars: { palette } }: Theme, tone: ChipTone) {
  const color = tone === 'neutral' ? palette.text.secondary : tone === 'done' ? teal : palette[tone].main
  return {
    height: 24,
    color,
    fontWeight: 550,
    backgroundColor: `color-mix(in srgb, ${color} 9%, transparent)`,
    '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
  }
}
