import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Recording } from './recording-kind'

const Thumbnail = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 8,
})

const Opener = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
})

type PhotoAlbumProps = {
  label: string
  photos: readonly Recording[]
  onOpen: (id: string) => void
  // What stands under a photo, for who keeps it.
  children?: (photo: Recording) => ReactNode
}

// The photos of a session, small; one opens large, and the arrows turn the pages.
export function PhotoAlbum({ label, photos, onOpen, children }: PhotoAlbumProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 45%), 1fr))',
      }}
    >
      {photos.map((photo) => (
        <li key={photo.id}>
          <Opener type="button" onClick={() => onOpen(photo.id)}>
            <Thumbnail src={photo.thumbnail_url} alt={photo.title} loading="lazy" />
          </Opener>
          {children?.(photo)}
        </li>
      ))}
    </Box>
  )
}
