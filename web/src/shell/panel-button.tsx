import type { ReactNode } from 'react'
import { openPanel, type Panel, preparePanel, usePanels } from './panels-store'
import { ToolbarButton } from './toolbar-button'

type PanelButtonProps = { panel: Panel; label: string; children: ReactNode }

// A picture in the toolbar that opens one of the frame's panels.
export function PanelButton({ panel, label, children }: PanelButtonProps) {
  const expanded = usePanels((state) => state.open === panel)
  return (
    <ToolbarButton
      label={label}
      expanded={expanded}
      onApproach={() => preparePanel(panel)}
      onClick={() => openPanel(panel)}
    >
      {children}
    </ToolbarButton>
  )
}
