import Box from '@mui/material/Box'
import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import type { Look } from '@/theme/look'
import { ChoiceGroup } from './choice-group'
import { LayoutSketch } from './layout-sketch'
import { Section } from './section'
import { Tile } from './tile'

const layouts: Look['layout'][] = ['vertical', 'horizontal-top', 'horizontal-bar']
const modes: Look['mode'][] = ['fullwidth', 'container', 'boxed']

// Where the toolbar stands in a layout, until somebody moves it.
const usualPlace = { vertical: 'below', 'horizontal-top': 'above', 'horizontal-bar': 'below' } as const

// Where the menu is, and how wide the page.
export function LayoutSection() {
  const { t } = useText()
  const layout = useLook((look) => look.layout)
  const mode = useLook((look) => look.mode)
  return (
    <Section title={t('look.layout.title')}>
      <SketchTiles
        label={t('look.layout.title')}
        hideLabel
        value={layout}
        choices={layouts.map((value) => ({ value, label: t(`look.layout.${value}`) }))}
        onPick={(next) => changeLook({ layout: next, toolbar: { position: usualPlace[next] } })}
      />
      <SketchTiles
        label={t('look.mode.title')}
        value={mode}
        choices={modes.map((value) => ({ value, label: t(`look.mode.${value}`) }))}
        onPick={(next) => changeLook({ mode: next })}
      />
    </Section>
  )
}

type SketchTilesProps<V> = {
  label: string
  hideLabel?: boolean
  value: V
  choices: { value: V; label: string }[]
  onPick: (value: V) => void
}

function SketchTiles<V extends Look['layout'] | Look['mode']>(props: SketchTilesProps<V>) {
  const { label, hideLabel, value, choices, onPick } = props
  return (
    <ChoiceGroup label={label} hideLabel={hideLabel}>
      {(name) => (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {choices.map((choice) => (
            <Tile
              key={choice.value}
              name={name}
              label={choice.label}
              checked={choice.value === value}
              onPick={() => onPick(choice.value)}
            >
              <LayoutSketch of={choice.value} />
            </Tile>
          ))}
        </Box>
      )}
    </ChoiceGroup>
  )
}
