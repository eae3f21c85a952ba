import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import { DarkIcon, LightIcon, SystemIcon } from '@/ui/icons'
import { Section } from './section'
import { Segments } from './segments'

// Light, dark, or as the system is.
export function SchemeSection() {
  const { t } = useText()
  const scheme = useLook((look) => look.scheme)
  const choices = [
    { value: 'system' as const, label: t('look.scheme.system'), icon: <SystemIcon /> },
    { value: 'light' as const, label: t('ui.scheme.light'), icon: <LightIcon /> },
    { value: 'dark' as const, label: t('ui.scheme.dark'), icon: <DarkIcon /> },
  ]
  return (
    <Section title={t('look.scheme.title')}>
      <Segments
        label={t('look.scheme.title')}
        hideLabel
        value={scheme}
        choices={choices}
        onPick={(next) => changeLook({ scheme: next })}
      />
    </Section>
  )
}
