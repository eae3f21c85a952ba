import { styled } from '@mui/material/styles'
import type { PaletteId } from '@/theme/palette-names'

const Sample = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '30% 1fr',
  height: '100%',
  backgroundColor: theme.vars.palette.background.default,
  '& > span': { display: 'grid', alignContent: 'center', justifyItems: 'start', gap: 5, padding: '0 7px' },
  '& > span:first-of-type': { backgroundColor: theme.vars.palette.grey[100] },
  '& i': { height: 4, borderRadius: 2 },
  '& .text': { width: '90%', backgroundColor: theme.vars.palette.text.primary },
  '& .quiet': { width: '65%', backgroundColor: theme.vars.palette.text.secondary },
  '& .accent': { width: '55%', height: 9, borderRadius: 5, backgroundColor: theme.vars.palette.primary.main },
  '& .mark': { width: '100%', backgroundColor: theme.vars.palette.primary.main },
  '& .line': { width: '80%', backgroundColor: theme.vars.palette.grey[500] },
}))

// A palette in its own colours: the sample simply wears it, as a region of the page would.
export function PaletteSample({ id }: { id: PaletteId }) {
  return (
    <Sample data-palette={id}>
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
