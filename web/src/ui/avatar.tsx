import Box from '@mui/material/Box'
import { useState } from 'react'
import { initials } from '@/lib/initials'

type AvatarProps = { name: string; src?: string; size?: number; square?: boolean }

// A picture, or the initials where there is none or it cannot be fetched. Purely for the eye: the name always
// stands beside it.
export function Avatar({ name, src, size = 32, square = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shape = { width: size, height: size, flexShrink: 0, borderRadius: square ? '20%' : '50%' }
  if (src && src !== failed) {
    return <Picture key={src} src={src} shape={shape} whole={square} onError={() => setFailed(src)} />
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'grey.100',
        color: 'text.secondary',
        fontSize: Math.max(11, Math.round(size * 0.38)),
        fontWeight: 600,
        userSelect: 'none',
      }}
    >
      {initials(name)}
    </Box>
  )
}

type PictureProps = {
  src: string
  shape: { width: number; height: number }
  // A face fills its circle; a logo is shown whole, on the white that it was drawn for.
  whole: boolean
  onError: () => void
}

function Picture({ src, shape, whole, onError }: PictureProps) {
  const [arrived, setArrived] = useState(false)
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={shape.width}
      height={shape.height}
      loading="lazy"
      onLoad={() => setArrived(true)}
      onError={onError}
      sx={{
        ...shape,
        objectFit: whole ? 'contain' : 'cover',
        bgcolor: arrived && whole ? '#fff' : 'grey.100',
      }}
    />
  )
}
