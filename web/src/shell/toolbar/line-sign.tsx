import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useLine } from '@/api/line'
import { ToolbarButton } from '@/shell/toolbar-button'
import { useText } from '@/texts/use-text'
import { OfflineIcon, UploadIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { useWaiting } from '@/ui/line/waiting-store'

const loadPanel = () => import('./line-panel')
const LinePanel = lazyPart(() => loadPanel().then((module) => ({ default: module.LinePanel })))

// Says in the toolbar that there is no line, and what waits to be sent. While all is well it is not there.
export function LineSign() {
  const { t } = useText()
  const online = useLine((state) => state.online)
  const items = useWaiting((state) => state.items)
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It is wanted when nothing can be fetched.
  useEffect(() => {
    loadPanel().catch(() => {})
  }, [])
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
      {shown && open && (
        <LinePanel title={title} items={items} anchor={anchor.current} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
