import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useText } from '@/texts/use-text'
import { type Crop, clampCrop, maxZoom, pullCrop } from './crop'
import { drawCrop } from './picture'

type CropEditorProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

const side = 264
const step = 0.04

// Which way each arrow moves what is shown.
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

// The photo under a round window: pulled by pointer or arrows, enlarged by the slider, + and − or the wheel; beside
// it what others will see.
export function CropEditor({ picture, crop, onChange }: CropEditorProps) {
  const { t } = useText()
  const id = useId()
  const last = useRef<{ x: number; y: number } | null>(null)
  const zoomTo = (zoom: number) => onChange(clampCrop(picture, { ...crop, zoom }))
  const handleKey = (event: KeyboardEvent) => {
    const pull = arrows[event.key]
    const factor = event.key === '+' ? 1.1 : event.key === '-' ? 1 / 1.1 : undefined
    if (!pull && !factor) return
    event.preventDefault()
    if (pull) onChange(pullCrop(picture, crop, ...pull))
    if (factor) zoomTo(crop.zoom * factor)
  }
  const handleMove = (event: PointerEvent) => {
    if (!last.current) return
    const { clientX: x, clientY: y } = event
    onChange(pullCrop(picture, crop, (x - last.current.x) / side, (y - last.current.y) / side))
    last.current = { x, y }
  }
  const release = () => {
    last.current = null
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'end', gap: 3 }}>
        <Box
          role="application"
          aria-label={t('photo.area')}
          tabIndex={0}
          onKeyDown={handleKey}
          onWheel={(event) => zoomTo(crop.zoom * (event.deltaY < 0 ? 1.05 : 1 / 1.05))}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            last.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={handleMove}
          onPointerUp={release}
          onPointerCancel={release}
          sx={{
            position: 'relative',
            overflow: 'hidden',
            borderRadius: 1,
            cursor: 'grab',
            touchAction: 'none',
            '&:active': { cursor: 'grabbing' },
            // What lies outside the circle will not be seen.
            '&::after': {
              content: '""',
              position: 'absolute',
              inset: 0,
              borderRadius: '50%',
              boxShadow: '0 0 0 999px rgb(0 0 0 / 0.5)',
              pointerEvents: 'none',
            },
          }}
        >
          <CropCanvas picture={picture} crop={crop} size={side} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <CropCanvas picture={picture} crop={crop} size={64} round />
          <CropCanvas picture={picture} crop={crop} size={32} round />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('photo.preview')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', maxWidth: 360 }}>
        <label htmlFor={id}>{t('photo.zoom')}</label>
        <Box
          component="input"
          id={id}
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
          sx={{ flex: 1, minWidth: 0, accentColor: 'var(--mui-palette-primary-main)' }}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('photo.hint')}
      </Typography>
    </Box>
  )
}

type CropCanvasProps = { picture: ImageBitmap; crop: Crop; size: number; round?: boolean }

// The chosen part of a picture, drawn at a size.
function CropCanvas({ picture, crop, size, round = false }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pixels = Math.round(size * Math.min(window.devicePixelRatio || 1, 2))
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <Box
      component="canvas"
      ref={canvas}
      width={pixels}
      height={pixels}
      aria-hidden
      sx={{ display: 'block', width: size, height: size, borderRadius: round ? '50%' : 1 }}
    />
  )
}
