import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { Choice } from '@/ui/form/choice-field'
import { FilterButton } from './filter-button'

type ManyFilterChipProps = {
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

// A filter of which several values may hold at once: "Role: Teacher, Alumni". Two are named, more are counted.
export function ManyFilterChip({ label, choices, values, onChange }: ManyFilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const names = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label)
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  const said = names.length > 2 ? `${names[0]} + ${names.length - 1}` : names.join(', ')
  return (
    <>
      <FilterButton
        label={label}
        chosen={said}
        open={anchor !== null}
        popup="menu"
        onOpen={setAnchor}
        onRemove={() => onChange([])}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ value, label: name }) => {
          const chosen = values.includes(value)
          return (
            <MenuItem
              key={value}
              role="menuitemcheckbox"
              aria-checked={chosen}
              onClick={() => toggle(value)}
              sx={{ paddingInlineStart: 1 }}
            >
              <Checkbox size="small" checked={chosen} tabIndex={-1} aria-hidden sx={{ py: 0 }} />
              {name}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
