import Box from '@mui/material/Box'
import { initials } from '@/lib/initials'

type AvatarProps = { name: string; src?: string; size?: number; square?: boolean }

// A face fills its circle; a logo is shown whole, on the white that it was drawn for.
const faceLook = { objectFit: 'cover', bgcolor: 'grey.100' }
const logoLook = { objectFit: 'contain', bgcolor: '#fff' }

// A picture, or the initials where there is none. Purely for the eye: the name always stands beside it.
export function Avatar({ name, src, size = 32, square = false }: AvatarProps) {
  const shape = { width: size, height: size, flexShrink: 0, borderRadius: square ? 1 : '50%' }
  if (src) {
    return (
      <Box
        component="img"
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        sx={{ ...shape, ...(square ? logoLook : faceLook) }}
      />
    )
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
