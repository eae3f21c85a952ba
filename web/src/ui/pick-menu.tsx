import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { CheckIcon } from './icons'

type PickMenuProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  choices: readonly { value: V; label: string; lang?: string }[]
  onPick: (value: V) => void
}

// A setting behind an icon: opens the few values it can have, with a tick at the present one.
export function PickMenu<V extends string>({ label, icon, value, choices, onPick }: PickMenuProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pick = (next: V) => {
    setAnchor(null)
    onPick(next)
  }
  return (
    <>
      <IconButton
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            lang={choice.lang}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => pick(choice.value)}
          >
            <ListItemIcon>{choice.value === value && <CheckIcon />}</ListItemIcon>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
