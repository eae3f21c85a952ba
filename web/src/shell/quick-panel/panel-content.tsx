import { useText } from '@/texts/use-text'
import type { QuickPanelData } from './api'
import { EventList } from './event-list'
import { NoteList } from './notes/note-list'
import { NoticeList } from './notice-list'
import { PanelSection } from './panel-section'

// What has nothing to say is not drawn.
export function PanelContent({ data }: { data: QuickPanelData }) {
  const { t } = useText()
  const { events, notices, notes } = data
  return (
    <>
      {notices.length > 0 && (
        <PanelSection title={t('home.panel.notices')}>
          <NoticeList notices={notices} />
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
