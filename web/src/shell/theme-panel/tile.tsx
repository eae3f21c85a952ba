import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HiddenRadio } from './hidden-radio'

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  justifyItems: 'stretch',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& > .picture': {
    height: 52,
    borderRadius: 8,
    overflow: 'hidden',
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '&:hover > .picture': { boxShadow: `0 0 0 1px ${theme.vars.palette.grey[500]}` },
  '&:has(:checked)': { color: theme.vars.palette.text.primary, fontWeight: 550 },
  '&:has(:checked) > .picture': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  '&:has(:focus-visible) > .picture': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}))

type TileProps = { name: string; label: string; checked: boolean; onPick: () => void; children: ReactNode }

// A choice that is shown as a small picture of itself, with its name below.
export function Tile({ name, label, checked, onPick, children }: TileProps) {
  return (
    <Label>
      <HiddenRadio name={name} checked={checked} onPick={onPick} />
      <span className="picture" aria-hidden>
        {children}
      </span>
      {label}
    </Label>
  )
}
