import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
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

// How the small photos stand beside each other.
export const albumGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 45%), 1fr))',
} as const

type OnOpen = (id: string) => void

// A photo, small; it opens large.
export function SmallPhoto({ photo, onOpen }: { photo: Recording; onOpen: OnOpen }) {
  return (
    <Opener type="button" onClick={() => onOpen(photo.id)}>
      <Thumbnail src={photo.thumbnail_url} alt={photo.title} loading="lazy" />
    </Opener>
  )
}

type PhotoAlbumProps = {
  label: string
  photos: readonly Recording[]
  onOpen: OnOpen
}

// The photos of a session, small; one opens large, and the arrows turn the pages.
export function PhotoAlbum({ label, photos, onOpen }: PhotoAlbumProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...albumGrid }}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <SmallPhoto photo={photo} onOpen={onOpen} />
        </li>
      ))}
    </Box>
  )
}
