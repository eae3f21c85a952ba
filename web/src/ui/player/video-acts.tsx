import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { RefObject } from 'react'
import { useText } from '@/texts/use-text'
import { FullscreenIcon, LargerIcon, PictureInPictureIcon, SmallerIcon } from '@/ui/icons'

type VideoActsProps = {
  film: RefObject<HTMLVideoElement | null>
  large: boolean
  onLarge: (large: boolean) => void
}

// How large a film is: in its corner, wide, in a window of its own, or alone on the screen.
export function VideoActs({ film, large, onLarge }: VideoActsProps) {
  const { t } = useText()
  const act = { color: '#fff', bgcolor: 'rgb(0 0 0 / 0.55)', '&:hover': { bgcolor: 'rgb(0 0 0 / 0.8)' } }
  const resize = t(large ? 'player.smaller' : 'player.larger')
  return (
    <Box sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8, display: 'flex', gap: 1 }}>
      {document.pictureInPictureEnabled && (
        <IconButton
          sx={act}
          aria-label={t('player.window')}
          title={t('player.window')}
          // Refused where it is not a film yet: nothing is lost then.
          onClick={() => void film.current?.requestPictureInPicture().catch(() => {})}
        >
          <PictureInPictureIcon />
        </IconButton>
      )}
      <IconButton
        sx={{ ...act, display: { xs: 'none', sm: 'inline-flex' } }}
        aria-label={resize}
        title={resize}
        onClick={() => onLarge(!large)}
      >
        {large ? <SmallerIcon /> : <LargerIcon />}
      </IconButton>
      <IconButton
        sx={act}
        aria-label={t('player.fullscreen')}
        title={t('player.fullscreen')}
        onClick={() => void film.current?.requestFullscreen().catch(() => {})}
      >
        <FullscreenIcon />
      </IconButton>
    </Box>
  )
}
