import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import type { Look } from '@/theme/look'
import { Section } from './section'
import { Segments } from './segments'
import { SwitchRow } from './switch-row'

const positions: Look['navbar']['position'][] = ['left', 'right']

// The menu. What has no effect in the present layout is not offered.
export function NavbarSection() {
  const { t } = useText()
  const { display, folded, position } = useLook((look) => look.navbar)
  const beside = useLook((look) => look.layout === 'vertical')
  const mirrored = useLook((look) => look.direction === 'rtl')
  // "left" is where a line begins; in a mirrored page that is on the right.
  const sideOf = (value: 'left' | 'right') => ((value === 'left') === mirrored ? 'right' : 'left')
  const choices = positions.map((value) => ({ value, label: t(`look.navbar.${sideOf(value)}`) }))
  return (
    <Section title={t('look.region.navbar')}>
      <SwitchRow
        label={t('look.display')}
        checked={display}
        onSwitch={(on) => changeLook({ navbar: { display: on } })}
      />
      {display && beside && (
        <>
          <SwitchRow
            label={t('look.navbar.folded')}
            checked={folded}
            onSwitch={(on) => changeLook({ navbar: { folded: on } })}
          />
          <Segments
            label={t('look.navbar.position')}
            value={position}
            choices={choices}
            onPick={(next) => changeLook({ navbar: { position: next } })}
          />
        </>
      )}
    </Section>
  )
}
