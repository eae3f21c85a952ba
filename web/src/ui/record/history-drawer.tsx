import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'

// One field that is not what it was, in words.
export type HistoryChange = { field: string; before: string; after: string }

export type HistoryEvent = {
  id: string
  at: string
  // Who did it; empty for the program itself.
  who: string
  // What was done: "changed", "enabled".
  what: string
  changes: readonly HistoryChange[]
}

// Slides in from the end of the line, beside the record that it tells of.
export function HistoryDrawer({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useText()
  const id = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 440, maxWidth: '100vw', p: 3 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton edge="end" aria-label={t('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}

// Who changed what and when, the newest first.
export function HistoryList({ events }: { events: readonly HistoryEvent[] }) {
  const { t, language } = useText()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map(({ id, at, who, what, changes }) => (
        <Box component="li" key={id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 550 }}>{what}</Box>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', mb: changes.length > 0 ? 1 : 0 }}
          >
            {t('history.by', { who: who || t('history.program') })}
            {' · '}
            <bdi>{formatMoment(at, language)}</bdi>
          </Typography>
          {changes.map((change) => (
            <ChangeLine key={change.field} {...change} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

// Old and new under the field's name; what was or became empty is a dash.
function ChangeLine({ field, before, after }: HistoryChange) {
  const { t } = useText()
  return (
    <Box sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {field}
      </Typography>
      {/* In a mirrored page old and new change sides, as the arrow between them turns. */}
      <Box sx={{ unicodeBidi: 'isolate' }}>
        <Box component="del" title={t('history.before')} sx={{ color: 'text.secondary' }}>
          <bdi>{before || '–'}</bdi>
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{
            mx: 1,
            color: 'text.secondary',
            ':dir(rtl)': { display: 'inline-block', transform: 'scaleX(-1)' },
          }}
        >
          {arrow}
        </Box>
        <Box component="ins" title={t('history.after')} sx={{ textDecoration: 'none' }}>
          <bdi>{after || '–'}</bdi>
        </Box>
      </Box>
    </Box>
  )
}

const arrow = '→'
