import IconButton from '@mui/material/IconButton'
import { openThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { useText } from '@/texts/use-text'
import { AppearanceIcon } from '@/ui/icons'

// Opens the panel where the look is chosen.
export function AppearanceButton() {
  const { t } = useText()
  const label = t('shell.appearance')
  return (
    <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={openThemePanel}>
      <AppearanceIcon />
    </IconButton>
  )
}
