import { useText } from '@/texts/use-text'
import { ErrorIcon, RenewIcon, SuccessIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { ReportCourse } from './api'

// Whether a course is passed: by its grade and by the presence in it. Without a grade it is still open.
export function ResultChip({ course }: { course: ReportCourse }) {
  const { t } = useText()
  if (!course.given) return <StateChip tone="neutral" icon={<RenewIcon />} label={t('card.open')} />
  if (course.passed) return <StateChip tone="success" icon={<SuccessIcon />} label={t('card.passed')} />
  return <StateChip tone="warning" icon={<ErrorIcon />} label={t('card.not_passed')} />
}
