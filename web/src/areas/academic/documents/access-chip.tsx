import { useText } from '@/texts/use-text'
import { ClosedIcon, HideIcon, StudentIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { CourseDocument } from './api'
import { isExam } from './document-types'

// For whom a document is.
export function AccessChip({ document }: { document: Pick<CourseDocument, 'type' | 'student_access'> }) {
  const { t } = useText()
  if (isExam(document.type)) {
    return <StateChip tone="warning" icon={<ClosedIcon />} label={t('course.document.never')} />
  }
  return document.student_access ? (
    <StateChip tone="success" icon={<StudentIcon />} label={t('course.document.open')} />
  ) : (
    <StateChip tone="neutral" icon={<HideIcon />} label={t('course.document.closed')} />
  )
}
