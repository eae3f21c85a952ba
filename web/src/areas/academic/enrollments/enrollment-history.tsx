import { trailOf } from '@/ui/record/history-source'
import { RecordHistory } from '@/ui/record/record-history'
import type { Enrollment } from './api'
import { enrollmentWords } from './enrollment-words'

export function EnrollmentHistory({ enrollment, onClose }: { enrollment: Enrollment; onClose: () => void }) {
  const now = { ...enrollment, ...enrollment.money }
  return (
    <RecordHistory
      source={trailOf('enrollment', enrollment.id)}
      now={now}
      words={enrollmentWords}
      onClose={onClose}
    />
  )
}
