import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import type { Look } from '@/theme/look'
import { Section } from './section'
import { Segments } from './segments'
import { SwitchRow } from './switch-row'

const styles: Look['toolbar']['style'][] = ['fixed', 'static']
const positions: Look['toolbar']['position'][] = ['above', 'below']

// The toolbar or the footer. What has no effect in the present layout is not offered.
export function BarSection({ bar }: { bar: 'toolbar' | 'footer' }) {
  const { t } = useText()
  const { display, style, position } = useLook((look) => look[bar])
  const layout = useLook((look) => look.layout)
  const hasNavbar = useLook((look) => look.navbar.display)
  const beside = layout === 'vertical'
  const movable = hasNavbar && (beside || (bar === 'toolbar' && layout === 'horizontal-top'))
  return (
    <Section title={t(`look.region.${bar}`)}>
      <SwitchRow
        label={t('look.display')}
        checked={display}
        onSwitch={(on) => changeLook({ [bar]: { display: on } })}
      />
      {display && (
        <Segments
          label={t('look.bar.style')}
          value={style}
          choices={styles.map((value) => ({ value, label: t(`look.bar.${value}`) }))}
          onPick={(next) => changeLook({ [bar]: { style: next } })}
        />
      )}
      {display && movable && (
        <Segments
          label={t('look.bar.position')}
          value={position}
          choices={positions.map((value) => ({
            value,
            label: t(beside ? `look.bar.beside.${value}` : `look.bar.stacked.${value}`),
          }))}
          onPick={(next) => changeLook({ [bar]: { position: next } })}
        />
      )}
    </Section>
  )
}
