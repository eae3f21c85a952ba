import type { PaletteId, PaletteName } from '@/theme/palette-names'

// In which form a region wears its palette: as light or dark as the page is, or always the same.
export type Form = 'follow' | 'light' | 'dark'

export function formOf(id: PaletteId): Form {
  if (id.endsWith('-light')) return 'light'
  return id.endsWith('-dark') ? 'dark' : 'follow'
}

export function nameOf(id: PaletteId): PaletteName | 'page' {
  return id.replace(/-(light|dark)$/, '') as PaletteName | 'page'
}

export function idOf(name: PaletteName | 'page', form: Form): PaletteId {
  return name === 'page' || form === 'follow' ? name : `${name}-${form}`
}
