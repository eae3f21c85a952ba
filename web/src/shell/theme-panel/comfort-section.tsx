import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import type { Look } from '@/theme/look'
import { Section } from './section'
import { Segments } from './segments'
import { SwitchRow } from './switch-row'

const directions: Look['direction'][] = ['ltr', 'rtl']

// What suits one's eyes and hands.
export function ComfortSection() {
  const { t } = useText()
  const direction = useLook((look) => look.direction)
  const scrollbars = useLook((look) => look.customScrollbars)
  const animations = useLook((look) => look.animations)
  return (
    <Section title={t('look.comfort.title')}>
      <Segments
        label={t('look.comfort.direction')}
        value={direction}
        choices={directions.map((value) => ({ value, label: t(`look.comfort.${value}`) }))}
        onPick={(next) => changeLook({ direction: next })}
      />
      <SwitchRow
        label={t('look.comfort.scrollbars')}
        checked={scrollbars}
        onSwitch={(on) => changeLook({ customScrollbars: on })}
      />
      <SwitchRow
        label={t('look.comfort.animations')}
        checked={animations}
        onSwitch={(on) => changeLook({ animations: on })}
      />
    </Section>
  )
}
