import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatSpan } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { PanelEvent } from './api'
import { PanelLink } from './panel-link'

// What comes next: when, what, where.
export function EventList({ events, timeZone }: { events: readonly PanelEvent[]; timeZone: string }) {
  const { language } = useText()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {events.map((event) => (
        <li key={`${event.start} ${event.title}`}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{formatSpan(event.start, event.end, timeZone, language)}</bdi>
          </Typography>
          <PanelLink to={event.link}>{event.title}</PanelLink>
          {event.place && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {event.place}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  )
}
