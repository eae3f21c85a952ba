import IconButton from '@mui/material/IconButton'
import { openQuickPanel, useQuickPanel } from '@/shell/quick-panel/quick-panel-store'
import { useText } from '@/texts/use-text'
import { QuickPanelIcon } from '@/ui/icons'

// Opens the right side panel: the day at a glance.
export function QuickPanelButton() {
  const { t } = useText()
  const expanded = useQuickPanel((state) => state.open)
  const label = t('shell.quick_panel')
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={openQuickPanel}
    >
      <QuickPanelIcon />
    </IconButton>
  )
}
