import { todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { CalendarIcon, ErrorIcon, RenewIcon, SuccessIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { ReportCourse } from './api'

// Whether a course is passed: by its grade and by the presence in it. Without a grade it is still open, or has not begun.
export function ResultChip({ course }: { course: ReportCourse }) {
  const { t } = useText()
  if (!course.given && course.presence.counted === 0 && course.first_day > todayHere()) {
    return <StateChip tone="neutral" icon={<CalendarIcon />} label={t('card.to_come')} />
  }
  if (!course.given) return <StateChip tone="neutral" icon={<RenewIcon />} label={t('card.open')} />
  if (course.passed) return <StateChip tone="success" icon={<SuccessIcon />} label={t('card.passed')} />
  return <StateChip tone="warning" icon={<ErrorIcon />} label={t('card.not_passed')} />
}
