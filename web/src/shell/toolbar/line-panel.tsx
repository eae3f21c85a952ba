import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import type { Waiting } from '@/ui/line/waiting-store'

type LinePanelProps = {
  title: string
  items: readonly Waiting[]
  anchor: HTMLElement | null
  onClose: () => void
}

// What it means to be offline, and what waits to be sent.
export function LinePanel({ title, items, anchor, onClose }: LinePanelProps) {
  const { t } = useText()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 320, p: 2 } } }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {whatItMeans(items).map((key) => (
        <Typography key={key} sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t(key)}
        </Typography>
      ))}
      <WaitingList items={items} onClose={onClose} />
    </Popover>
  )
}

// What is kept in the browser needs no open page; what waits on a page does. What was not taken says itself what it is.
function whatItMeans(items: readonly Waiting[]) {
  const kept = items.some((item) => item.kept && !item.stuck)
  const onPage = items.length === 0 || items.some((item) => !item.kept)
  return [...(kept ? (['line.text_kept'] as const) : []), ...(onPage ? (['line.text'] as const) : [])]
}

function WaitingList({ items, onClose }: Pick<LinePanelProps, 'items' | 'onClose'>) {
  const { t } = useText()
  if (items.length === 0)
    return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('line.nothing')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {items.map(({ id, title, detail, stuck }) => (
        <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {stuck ? (
              <MuiLink component={Link} to={stuck.place} onClick={onClose}>
                {title}
              </MuiLink>
            ) : (
              title
            )}
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
          {stuck && (
            <Button
              size="small"
              onClick={() => {
                onClose()
                stuck.settle()
              }}
            >
              {stuck.label}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
