import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'

type HeadProps = { id: string; title: string; subtitle?: string | undefined; onClose: () => void }
type BoardDrawerProps = Omit<HeadProps, 'id'> & { away?: boolean; children: ReactNode }

// Slides in from the end of the line, over the board that it tells of. While something is dragged from it onto the board
// it is not to be seen; it stays, since a finger's touch belongs to where it began.
export function BoardDrawer({ children, away = false, ...head }: BoardDrawerProps) {
  const id = useId()
  const paper = { role: 'dialog', 'aria-labelledby': id, sx: { width: 440, maxWidth: '100vw', p: 2.5 } }
  return (
    <Drawer
      open
      anchor="right"
      onClose={head.onClose}
      slotProps={{ paper }}
      sx={away ? { opacity: 0 } : null}
    >
      <PanelHead id={id} {...head} />
      {children}
    </Drawer>
  )
}

// What a panel is about, and the way out of it.
export function PanelHead({ id, title, subtitle, onClose }: HeadProps) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} variant="h2">
          <bdi>{title}</bdi>
        </Typography>
        {subtitle && <Typography sx={{ color: 'text.secondary' }}>{subtitle}</Typography>}
      </Box>
      <IconButton edge="end" aria-label={t('ui.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}
