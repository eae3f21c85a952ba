import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { CheckIcon } from './icons'

export type PickChoice<V extends string> = { value: V; label: string; lang?: string }

type PickListProps = {
  anchor: HTMLElement
  value: string
  choices: readonly PickChoice<string>[]
  onPick: (value: string) => void
  onClose: () => void
}

// The values of a PickMenu, with a tick at the present one.
export function PickList({ anchor, value, choices, onPick, onClose }: PickListProps) {
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          lang={choice.lang}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          onClick={() => onPick(choice.value)}
        >
          <ListItemIcon>{choice.value === value && <CheckIcon />}</ListItemIcon>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
