import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { Choice } from '@/ui/form/choice-field'
import { FilterButton } from './filter-button'

type FilterChipProps = {
  label: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

// One filter of few choices: a chip that opens them in a menu.
export function FilterChip({ label, choices, value, onChange }: FilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = choices.find((choice) => choice.value === value)
  const choose = (next: string) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <FilterButton
        label={label}
        chosen={chosen?.label ?? value ?? ''}
        open={anchor !== null}
        popup="menu"
        onOpen={setAnchor}
        onRemove={() => onChange(undefined)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.value} selected={choice.value === value} onClick={() => choose(choice.value)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
