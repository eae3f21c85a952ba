import { useColorScheme } from '@mui/material/styles'
import { useText } from '@/texts/use-text'
import { DarkIcon, LightIcon, SystemIcon } from './icons'
import { PickMenu } from './pick-menu'

const icons = { light: <LightIcon />, dark: <DarkIcon />, system: <SystemIcon /> }

// Light, dark, or as the system is.
export function SchemeMenu({ onPicked }: { onPicked?: () => void }) {
  const { t } = useText()
  const { mode = 'system', setMode } = useColorScheme()
  const choices = [
    { value: 'system' as const, label: t('ui.scheme.system') },
    { value: 'light' as const, label: t('ui.scheme.light') },
    { value: 'dark' as const, label: t('ui.scheme.dark') },
  ]
  return (
    <PickMenu
      label={t('ui.scheme.label')}
      icon={icons[mode]}
      value={mode}
      choices={choices}
      onPick={(next) => {
        setMode(next)
        onPicked?.()
      }}
    />
  )
}
