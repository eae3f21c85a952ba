import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatSpan } from '@/lib/dates'
import { NoteList } from '@/shell/quick-panel/notes/note-list'
import { useText } from '@/texts/use-text'
import { ErrorIcon, InfoIcon } from '@/ui/icons'
import type { PanelEvent, PanelNotice, QuickPanelData } from './api'
import { PanelLink } from './panel-link'
import { PanelSection } from './panel-section'
import { ToldList } from './told-list'

// What has nothing to say is not drawn.
export function PanelContent({ data }: { data: QuickPanelData }) {
  const { t } = useText()
  const { events, notices, told, notes } = data
  return (
    <>
      {notices.length > 0 && (
        <PanelSection title={t('home.panel.notices')}>
          <NoticeList notices={notices} />
        </PanelSection>
      )}
      {told.length > 0 && (
        <PanelSection title={t('home.panel.told')}>
          <ToldList told={told} />
        </PanelSection>
      )}
      {events.length > 0 && (
        <PanelSection title={t('home.panel.events')}>
          <EventList events={events} timeZone={data.time_zone} />
        </PanelSection>
      )}
      <PanelSection title={t('home.panel.notes')}>
        <NoteList notes={notes} />
      </PanelSection>
    </>
  )
}

// What one should know of, one line each, with the way to do something about it.
function NoticeList({ notices }: { notices: readonly PanelNotice[] }) {
  const { t, code } = useText()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {notices.map((notice) => (
        <Box component="li" key={notice.code} sx={{ display: 'flex', gap: 1 }}>
          {notice.urgent ? (
            <ErrorIcon titleAccess={t('home.panel.urgent')} sx={{ color: 'error.main' }} />
          ) : (
            <InfoIcon aria-hidden sx={{ color: 'text.secondary' }} />
          )}
          <PanelLink to={notice.link}>{code(notice.code, notice.params) ?? notice.code}</PanelLink>
        </Box>
      ))}
    </Box>
  )
}

// What comes next: when, what, where.
function EventList({ events, timeZone }: { events: readonly PanelEvent[]; timeZone: string }) {
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
