import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { Crop } from './crop'
import { drawCrop } from './picture'

type CropCanvasProps = { picture: ImageBitmap; crop: Crop; size: number; round?: boolean }

// The chosen part of a picture, drawn at a size.
export function CropCanvas({ picture, crop, size, round = false }: CropCanvasProps) {
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
