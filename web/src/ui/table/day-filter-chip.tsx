import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { isDay, sayDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { FilterButton } from './filter-button'

type DayFilterChipProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

// A filter by one day, picked from the browser's own calendar.
export function DayFilterChip({ label, value, onChange }: DayFilterChipProps) {
  const { language } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <FilterButton
        label={label}
        chosen={value && isDay(value) ? sayDay(value, language) : ''}
        open={anchor !== null}
        popup="dialog"
        onOpen={setAnchor}
        onRemove={() => onChange(undefined)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5, mt: 0.5 } } }}
      >
        <OutlinedInput
          type="date"
          autoFocus
          value={value ?? ''}
          onChange={(event) => onChange(isDay(event.target.value) ? event.target.value : undefined)}
          inputProps={{ 'aria-label': label }}
        />
      </Popover>
    </>
  )
}
