import Chip from '@mui/material/Chip'
import type { Theme } from '@mui/material/styles'
import type { ReactElement } from 'react'

export type Tone = 'success' | 'warning' | 'info' | 'error' | 'neutral'

type StateChipProps = { tone: Tone; icon: ReactElement; label: string }

// The state of a thing: colour, picture and word together, never colour alone.
export function StateChip({ tone, icon, label }: StateChipProps) {
  return <Chip size="small" icon={icon} label={label} sx={(theme) => chipLook(theme, tone)} />
}

function chipLook({ vars: { palette } }: Theme, tone: Tone) {
  const color = tone === 'neutral' ? palette.text.secondary : palette[tone].main
  return {
    height: 24,
    color,
    fontWeight: 550,
    backgroundColor: `color-mix(in srgb, ${color} 9%, transparent)`,
    '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
  }
}
