import { useText } from '@/texts/use-text'
import { chooseLook, useLookState } from '@/theme/look-state'
import { DarkIcon, LightIcon, SystemIcon } from './icons'
import { PickMenu } from './pick-menu'

const icons = { light: <LightIcon />, dark: <DarkIcon />, system: <SystemIcon /> }

// Light, dark, or as the system is.
export function SchemeMenu() {
  const { t } = useText()
  const scheme = useLookState(({ look }) => look.scheme)
  const choices = [
    { value: 'system' as const, label: t('ui.scheme.system') },
    { value: 'light' as const, label: t('ui.scheme.light') },
    { value: 'dark' as const, label: t('ui.scheme.dark') },
  ]
  return (
    <PickMenu
      label={t('ui.scheme.label')}
      icon={icons[scheme]}
      value={scheme}
      choices={choices}
      onPick={(next) => chooseLook({ scheme: next })}
    />
  )
}
