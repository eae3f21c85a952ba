import Box from '@mui/material/Box'
import { memo, useState } from 'react'
import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import type { Look } from '@/theme/look'
import { type PaletteId, type PaletteName, paletteNames } from '@/theme/palette-names'
import { ChoiceGroup } from './choice-group'
import { PaletteSample } from './palette-sample'
import { Section } from './section'
import { Segments } from './segments'
import { Tile } from './tile'

type Region = keyof Look['palettes']

const regions: Region[] = ['main', 'navbar', 'toolbar', 'footer']
const forms: Form[] = ['follow', 'light', 'dark']

// The palettes, for the page and for each part of the frame.
export function ColorSection() {
  const { t } = useText()
  const [region, setRegion] = useState<Region>('main')
  return (
    <Section title={t('look.colors.title')}>
      <Segments
        label={t('look.colors.region')}
        hideLabel
        value={region}
        choices={regions.map((value) => ({ value, label: t(`look.region.${value}`) }))}
        onPick={setRegion}
      />
      <RegionColors key={region} region={region} />
    </Section>
  )
}

function RegionColors({ region }: { region: Region }) {
  const { t } = useText()
  const id = useLook((look) => look.palettes[region])
  const chosen = nameOf(id)
  const [form, setForm] = useState(() => formOf(id))
  const names = region === 'main' ? paletteNames : (['page', ...paletteNames] as const)
  const handleForm = (next: Form) => {
    setForm(next)
    if (chosen !== 'page') changeLook({ palettes: { [region]: idOf(chosen, next) } })
  }
  return (
    <>
      {region !== 'main' && (
        <Segments
          label={t('look.form.label')}
          value={form}
          choices={forms.map((value) => ({ value, label: t(`look.form.${value}`) }))}
          onPick={handleForm}
        />
      )}
      <ChoiceGroup label={t('look.colors.palette')} hideLabel>
        {(name) => (
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' }}
          >
            {names.map((palette) => (
              <PaletteTile
                key={palette}
                name={name}
                region={region}
                palette={palette}
                form={form}
                checked={palette === chosen}
              />
            ))}
          </Box>
        )}
      </ChoiceGroup>
    </>
  )
}

type PaletteTileProps = {
  name: string
  region: Region
  palette: PaletteName | 'page'
  form: Form
  checked: boolean
}

// Drawn anew only when it is chosen or left: a choice must show at once, and there are many tiles.
const PaletteTile = memo(function PaletteTile({ name, region, palette, form, checked }: PaletteTileProps) {
  const { t } = useText()
  const id = idOf(palette, form)
  return (
    <Tile
      name={name}
      label={palette === 'page' ? t('look.colors.page') : t(`look.palette.${palette}`)}
      checked={checked}
      onPick={() => changeLook({ palettes: { [region]: id } })}
    >
      <PaletteSample id={id} />
    </Tile>
  )
})

// In which form a region wears its palette: as light or dark as the page is, or always the same.
type Form = 'follow' | 'light' | 'dark'

function formOf(id: PaletteId): Form {
  if (id.endsWith('-light')) return 'light'
  return id.endsWith('-dark') ? 'dark' : 'follow'
}

function nameOf(id: PaletteId): PaletteName | 'page' {
  return id.replace(/-(light|dark)$/, '') as PaletteName | 'page'
}

function idOf(name: PaletteName | 'page', form: Form): PaletteId {
  return name === 'page' || form === 'follow' ? name : `${name}-${form}`
}
