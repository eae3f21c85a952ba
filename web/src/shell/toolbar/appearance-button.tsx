import IconButton from '@mui/material/IconButton'
import { openThemePanel, useThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { useText } from '@/texts/use-text'
import { AppearanceIcon } from '@/ui/icons'

// Opens the panel where the look is chosen.
export function AppearanceButton() {
  const { t } = useText()
  const expanded = useThemePanel((state) => state.open)
  const label = t('shell.appearance')
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={openThemePanel}
    >
      <AppearanceIcon />
    </IconButton>
  )
}
