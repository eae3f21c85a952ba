import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useLine } from '@/api/line'
import { ToolbarButton } from '@/shell/toolbar-button'
import { useText } from '@/texts/use-text'
import { OfflineIcon, UploadIcon } from '@/ui/icons'
import { useWaiting, type Waiting } from '@/ui/line/waiting-store'

// Says in the toolbar that there is no line, and what waits to be sent. While all is well it is not there.
export function LineSign() {
  const { t } = useText()
  const online = useLine((state) => state.online)
  const items = useWaiting((state) => state.items)
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const shown = !online || items.length > 0
  const title = t(online ? 'line.waiting' : 'line.offline')
  return (
    <>
      <Box ref={anchor} role="status" sx={{ color: 'warning.main', display: 'flex' }}>
        {shown && (
          <ToolbarButton label={title} expanded={open} onClick={() => setOpen(true)}>
            <Badge badgeContent={items.length} color="warning">
              {online ? <UploadIcon color="warning" /> : <OfflineIcon color="warning" />}
            </Badge>
          </ToolbarButton>
        )}
      </Box>
      <Popover
        open={shown && open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 320, p: 2 } } }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('line.text')}</Typography>
        <WaitingList items={items} />
      </Popover>
    </>
  )
}

function WaitingList({ items }: { items: readonly Waiting[] }) {
  const { t } = useText()
  if (items.length === 0)
    return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('line.nothing')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {items.map(({ id, title, detail }) => (
        <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
