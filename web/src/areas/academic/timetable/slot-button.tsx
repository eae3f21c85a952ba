import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import { useText } from '@/texts/use-text'
import type { Slot } from './api'
import { saySlot } from './slot-time'

type SlotButtonProps = { slot: Slot; day: string; onOpen: ((slot: Slot) => void) | undefined }

// One slot by its hours; who may change it opens it.
export function SlotButton({ slot, day, onOpen }: SlotButtonProps) {
  const { t, language } = useText()
  const hours = <bdi>{saySlot(slot, language)}</bdi>
  if (!onOpen) return <Box sx={face}>{hours}</Box>
  const name = t('timetable.open', { week: slot.week, day, hours: saySlot(slot, language) })
  return (
    <ButtonBase focusRipple aria-label={name} onClick={() => onOpen(slot)} sx={{ ...face, ...active }}>
      {hours}
    </ButtonBase>
  )
}

const face = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  width: '100%',
  minHeight: 36,
  px: 1,
  borderRadius: 1,
  fontFamily: 'inherit',
  borderInlineStart: ({ vars }: Theme) => `3px solid ${vars.palette.primary.main}`,
  bgcolor: 'action.hover',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
}

const active = {
  '&:hover': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
}
