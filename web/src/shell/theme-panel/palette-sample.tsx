import { styled } from '@mui/material/styles'
import type { PaletteId } from '@/theme/palette-names'

const Sample = styled('span')({
  display: 'grid',
  gridTemplateColumns: '30% 1fr',
  height: '100%',
  backgroundColor: 'var(--c-ground)',
  '& > span': { display: 'grid', alignContent: 'center', justifyItems: 'start', gap: 5, padding: '0 7px' },
  '& > span:first-of-type': { backgroundColor: 'var(--c-soft2)' },
  '& i': { height: 4, borderRadius: 2 },
  '& .text': { width: '90%', backgroundColor: 'var(--c-ink)' },
  '& .quiet': { width: '65%', backgroundColor: 'var(--c-muted)' },
  '& .accent': { width: '55%', height: 9, borderRadius: 5, backgroundColor: 'var(--c-accent)' },
  '& .mark': { width: '100%', backgroundColor: 'var(--c-accent)' },
  '& .line': { width: '80%', backgroundColor: 'var(--c-edge)' },
})

// A palette in its own colours: those of the palette itself (palettes.css), which costs less than wearing all of it.
export function PaletteSample({ id }: { id: PaletteId }) {
  return (
    <Sample data-sample={id}>
      <span>
        <i className="mark" />
        <i className="line" />
        <i className="line" />
      </span>
      <span>
        <i className="text" />
        <i className="quiet" />
        <i className="accent" />
      </span>
    </Sample>
  )
}
