import Checkbox from '@mui/material/Checkbox'
import type { MouseEvent } from 'react'

type SelectBoxProps = {
  label: string
  checked: boolean
  // Some of what it stands for, but not all.
  partly?: boolean
  onPick: (event: MouseEvent) => void
}

// The box that picks a row, or a page of them, for an act on several.
export function SelectBox({ label, checked, partly = false, onPick }: SelectBoxProps) {
  return (
    <Checkbox
      size="small"
      checked={checked}
      indeterminate={partly}
      onClick={onPick}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.75, '@media (pointer: coarse)': { p: 1.5 } }}
    />
  )
}
