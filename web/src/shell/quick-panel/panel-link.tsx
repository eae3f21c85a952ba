import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { closeQuickPanel } from './quick-panel-store'

// Leads to a page and closes the panel; plain words where there is no page.
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  if (to === '') return <Typography>{children}</Typography>
  return (
    <Link component={RouterLink} to={to} onClick={closeQuickPanel} color="inherit" underline="hover">
      {children}
    </Link>
  )
}
