import Chip from '@mui/material/Chip'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import type { Choice } from '@/ui/form/choice-field'
import { CloseIcon, ExpandIcon } from '@/ui/icons'

type FilterChipProps = {
  label: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

// One filter: a chip that opens its choices, and when one is set names it and can be taken away.
export function FilterChip({ label, choices, value, onChange }: FilterChipProps) {
  const { t } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = choices.find((choice) => choice.value === value)
  const choose = (next: string) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <Chip
        component="button"
        type="button"
        variant="outlined"
        color={value ? 'primary' : 'default'}
        label={value ? `${label}: ${chosen?.label ?? value}` : label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={value ? () => onChange(undefined) : (event) => setAnchor(event.currentTarget.parentElement)}
        deleteIcon={
          value ? <CloseIcon titleAccess={t('ui.filter.remove', { name: label })} /> : <ExpandIcon />
        }
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
