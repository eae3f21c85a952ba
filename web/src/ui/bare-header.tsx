import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { chooseLook, useLookState } from '@/theme/look-state'
import { BrandMark } from './brand-mark'
import { DarkIcon, LightIcon, SystemIcon } from './icons'
import { LanguageMenu } from './language-menu'
import { PickMenu } from './pick-menu'

type BareHeaderProps = {
  school?: string | undefined
  // The school's own, in the place of the product's.
  mark?: string | undefined
}

// The top of a page that stands by itself: whose it is, its language, light or dark.
export function BareHeader({ school, mark }: BareHeaderProps) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      {mark ? (
        <Box component="img" src={mark} alt="" sx={{ width: 28, height: 28, objectFit: 'contain' }} />
      ) : (
        <BrandMark size={28} />
      )}
      <Box component="span" sx={{ flex: 1, fontWeight: 620 }}>
        {school || t('ui.brand')}
      </Box>
      <LanguageMenu />
      <SchemeMenu />
    </Box>
  )
}

const icons = { light: <LightIcon />, dark: <DarkIcon />, system: <SystemIcon /> }

// Light, dark, or as the system is.
function SchemeMenu() {
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
