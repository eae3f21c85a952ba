import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group'
import { HiddenRadio } from './hidden-radio'

type Choice<V extends string> = { value: V; label: string; icon?: ReactNode }

const Segment = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 36,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '4px 8px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.grey[500]}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

type SegmentsProps<V extends string> = {
  label: string
  hideLabel?: boolean
  value: V | null
  choices: readonly Choice<V>[]
  onPick: (value: V) => void
}

// A few values side by side, one of them chosen.
export function Segments<V extends string>({ label, hideLabel, value, choices, onPick }: SegmentsProps<V>) {
  return (
    <ChoiceGroup label={label} hideLabel={hideLabel}>
      {(name) => (
        <Box sx={{ display: 'flex', gap: 0.25, p: 0.25, borderRadius: 1, bgcolor: 'grey.100' }}>
          {choices.map((choice) => (
            <Segment key={choice.value}>
              <HiddenRadio name={name} checked={choice.value === value} onPick={() => onPick(choice.value)} />
              {choice.icon}
              {choice.label}
            </Segment>
          ))}
        </Box>
      )}
    </ChoiceGroup>
  )
}
