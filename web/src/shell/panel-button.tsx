import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { openPanel, type Panel, preparePanel, usePanels } from './panels-store'

type PanelButtonProps = { panel: Panel; label: string; children: ReactNode }

// A picture in the toolbar that opens one of the frame's panels.
export function PanelButton({ panel, label, children }: PanelButtonProps) {
  const expanded = usePanels((state) => state.open === panel)
  const prepare = () => preparePanel(panel)
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openPanel(panel)}
    >
      {children}
    </IconButton>
  )
}
