import { useText } from '@/texts/use-text'
import { TimetablePanel } from './timetable-panel'

// The hours of a campus, which its classes take over.
export function CampusTimetable({ campusId, mayEdit }: { campusId: string; mayEdit: boolean }) {
  const { t } = useText()
  return (
    <TimetablePanel
      of={{ campus: campusId }}
      mayEdit={mayEdit}
      none={t(mayEdit ? 'timetable.none_of_campus' : 'timetable.none')}
    />
  )
}
