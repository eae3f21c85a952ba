import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { wavePath } from './wave-path'

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // It lies behind the slider, which has the words and takes the touch.
  pointerEvents: 'none',
  fill: vars.palette.text.disabled,
  opacity: 0.5,
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '&[data-part=heard]': { fill: vars.palette.primary.main },
}))

type PlayerWaveProps = {
  wave: string
  // How much of it lies behind, from 0 to 1.
  share: number
}

// How loud it is all along: the part that lies behind stands out.
export function PlayerWave({ wave, share }: PlayerWaveProps) {
  const drawn = useMemo(() => wavePath(wave), [wave])
  if (!drawn) return null
  const { path, width } = drawn
  return (['whole', 'heard'] as const).map((part) => (
    <Drawing
      key={part}
      aria-hidden
      data-part={part}
      viewBox={`0 0 ${width} 2`}
      preserveAspectRatio="none"
      // Data of the moment: a style rule for each position would pile up.
      style={part === 'heard' ? { clipPath: `inset(0 ${100 - 100 * share}% 0 0)` } : {}}
    >
      <path d={path} />
    </Drawing>
  ))
}
