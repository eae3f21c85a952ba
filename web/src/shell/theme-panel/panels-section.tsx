import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import { Section } from './section'
import { SwitchRow } from './switch-row'

// The panels at the two sides of the page.
export function PanelsSection() {
  const { t } = useText()
  const left = useLook((look) => look.leftSidePanel.display)
  const right = useLook((look) => look.rightSidePanel.display)
  return (
    <Section title={t('look.panels.title')}>
      <SwitchRow
        label={t('look.panels.left')}
        checked={left}
        onSwitch={(on) => changeLook({ leftSidePanel: { display: on } })}
      />
      <SwitchRow
        label={t('look.panels.right')}
        checked={right}
        onSwitch={(on) => changeLook({ rightSidePanel: { display: on } })}
      />
    </Section>
  )
}
