import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'

type ToolbarButtonProps = {
  label: string
  expanded: boolean
  onClick: () => void
  // Called when somebody is about to click.
  onApproach?: () => void
  children: ReactNode
}

// A picture in the toolbar that opens a panel.
export function ToolbarButton({ label, expanded, onClick, onApproach, children }: ToolbarButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
