import Box from '@mui/material/Box'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { destinationsOf } from '@/shell/navigation/destinations'
import type { NavigationParent } from '@/shell/navigation/entry'
import { isCurrent } from '@/shell/navigation/is-current'
import { ExpandIcon } from '@/ui/icons'
import { EntryFace } from './entry-face'
import { RowButton } from './row'

// Entries that can be put away; open from the start where one of them is the page that is shown.
export function CollapseRow({ parent, children }: { parent: NavigationParent; children: ReactNode }) {
  const { pathname } = useLocation()
  const holdsCurrent = destinationsOf(parent.children).some(({ item }) => isCurrent(item, pathname))
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? holdsCurrent
  const id = useId()
  return (
    <li>
      <Box sx={{ display: 'flex', mx: 1 }}>
        <RowButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <EntryFace entry={parent} />
          <ExpandIcon
            aria-hidden
            sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : undefined }}
          />
        </RowButton>
      </Box>
      <Box id={id} hidden={!open} sx={{ marginInlineStart: 2 }}>
        {children}
      </Box>
    </li>
  )
}
