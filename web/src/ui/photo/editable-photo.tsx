import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CameraIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { PhotoActions } from './photo-dialog'

const PhotoDialog = lazyPart(() => import('./photo-dialog').then((m) => ({ default: m.PhotoDialog })))

type EditablePhotoProps = { name: string; src: string; size?: number; actions: PhotoActions }

// The photo of somebody, with the way to another one.
export function EditablePhoto({ name, src, size = 80, actions }: EditablePhotoProps) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ position: 'relative' }}>
      <Avatar name={name} src={src} size={size} />
      <IconButton
        title={t('photo.change')}
        aria-label={t('photo.change')}
        onClick={() => setOpen(true)}
        sx={{
          position: 'absolute',
          insetBlockEnd: -6,
          insetInlineEnd: -6,
          padding: '5px',
          '@media (pointer: coarse)': { padding: '11px' },
          borderRadius: '50%',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'grey.100' },
        }}
      >
        <CameraIcon />
      </IconButton>
      {open && <PhotoDialog hasPhoto={src !== ''} actions={actions} onClose={() => setOpen(false)} />}
    </Box>
  )
}
