import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { MoreIcon } from './icons'

export type Action = { label: string; icon?: ReactNode; onClick: () => void; irreversible?: boolean }

type ActionMenuProps = {
  // Whose actions these are: "Actions for Campus Paris".
  label: string
  actions: readonly Action[]
  // Another picture than the three dots, which are known: where there is room it has its word beside it.
  icon?: ReactNode
}

const wordAtADesk = {
  '@media (max-width: 899px)': {
    minWidth: 44,
    '& .word': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
}

// What else can be done with a thing, behind one quiet button.
export function ActionMenu({ label, actions, icon }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // A list has fifty of these menus, and mostly none is ever opened.
  const [used, setUsed] = useState(false)
  if (actions.length === 0) return null
  const choose = (action: Action) => {
    setAnchor(null)
    action.onClick()
  }
  const opener = {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setUsed(true)
      setAnchor(event.currentTarget)
    },
  } as const
  return (
    <>
      {icon ? (
        <Button color="inherit" startIcon={icon} {...opener} sx={wordAtADesk}>
          <span className="word">{label}</span>
        </Button>
      ) : (
        <IconButton {...opener}>
          <MoreIcon />
        </IconButton>
      )}
      {used && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              onClick={() => choose(action)}
              sx={action.irreversible ? { color: 'error.main', '& svg': { color: 'error.main' } } : undefined}
            >
              {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
