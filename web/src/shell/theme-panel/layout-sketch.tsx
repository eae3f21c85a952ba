import { styled } from '@mui/material/styles'
import type { Look } from '@/theme/look'

const Sketch = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.grey[500],
  '& .menu': { fill: theme.vars.palette.primary.main },
  '& .page': { fill: theme.vars.palette.grey[100] },
  // Drawn from the left; where pages run from the right, so do their pictures.
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
}))

const bar = (width: number) => <rect x={6} y={5} width={width} height={6} rx={2} fill="currentColor" />
const page = (x: number, y: number, width: number) => (
  <rect className="page" x={x} y={y} width={width} height={47 - y} rx={2} />
)

const layouts: Record<Look['layout'], React.ReactNode> = {
  vertical: (
    <>
      <rect className="menu" x={6} y={5} width={20} height={42} rx={2} />
      <rect x={30} y={5} width={64} height={6} rx={2} fill="currentColor" />
      {page(30, 15, 64)}
    </>
  ),
  'horizontal-top': (
    <>
      {bar(88)}
      <rect className="menu" x={6} y={14} width={88} height={6} rx={2} />
      {page(6, 24, 88)}
    </>
  ),
  'horizontal-bar': (
    <>
      {bar(88)}
      <rect className="menu" x={26} y={5} width={40} height={6} />
      {page(6, 15, 88)}
    </>
  ),
}

const modes: Record<Look['mode'], React.ReactNode> = {
  fullwidth: (
    <>
      {bar(88)}
      {page(6, 15, 88)}
    </>
  ),
  container: (
    <>
      {bar(88)}
      {page(24, 15, 52)}
    </>
  ),
  boxed: (
    <>
      <rect x={24} y={5} width={52} height={6} rx={2} fill="currentColor" />
      {page(24, 15, 52)}
    </>
  ),
}

// A layout, or the width it takes, in a few strokes.
export function LayoutSketch({ of }: { of: Look['layout'] | Look['mode'] }) {
  return (
    <Sketch viewBox="0 0 100 52" preserveAspectRatio="xMidYMid slice">
      {{ ...layouts, ...modes }[of]}
    </Sketch>
  )
}
