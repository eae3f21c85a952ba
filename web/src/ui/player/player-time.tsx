import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { clockTime } from './clock-time'
import { seekTo } from './engine'
import { currentTrack, usePlayer } from './player-store'
import { PlayerWave } from './player-wave'

// The browser's own slider: it has the keys, the finger and the words of a screen reader, and weighs nothing.
const Slider = styled('input')(({ theme }) => ({
  // Above the wave.
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
}))

// Where it is; while the slider is dragged nothing is sought, until it is let go.
export function PlayerTime() {
  const { t } = useText()
  const { position, duration, waiting } = usePlayer()
  const wave = usePlayer((state) => currentTrack(state)?.wave)
  const [dragged, setDragged] = useState<number | null>(null)
  const at = dragged ?? position
  const whole = Math.max(duration, at)
  const drop = () => {
    if (dragged !== null) seekTo(dragged)
    setDragged(null)
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        color: 'text.secondary',
        opacity: waiting ? 0.6 : 1,
      }}
    >
      <bdi>{clockTime(at)}</bdi>
      <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
        {wave && whole > 0 && <PlayerWave wave={wave} share={at / whole} />}
        <Slider
          type="range"
          min={0}
          max={whole}
          step={1000}
          value={at}
          disabled={whole === 0}
          aria-label={t('player.position')}
          aria-valuetext={t('player.at', { at: clockTime(at), of: clockTime(whole) })}
          onChange={(event) => setDragged(Number(event.target.value))}
          onPointerUp={drop}
          onKeyUp={drop}
          onBlur={drop}
        />
      </Box>
      <bdi>{clockTime(whole)}</bdi>
      {/* How long the rest takes. */}
      {whole > 0 && <bdi>{`−${clockTime(whole - at)}`}</bdi>}
    </Box>
  )
}
