import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ClassIcon, ClosedIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { OpenCourse } from './api'

// Who has little time left sees it at once.
const soon = 14

// Why a course is open, and until when.
export function AccessChip({ course }: { course: OpenCourse }) {
  const { t, language } = useText()
  const { state, follows, first_day, last_day, days_left } = course
  const day = (one: string) => formatDate(one, language)
  if (follows) return <StateChip tone="success" icon={<ClassIcon />} label={t('rhema.by_class')} />
  if (state === 'ended')
    return (
      <StateChip tone="neutral" icon={<ClosedIcon />} label={t('rhema.ended_on', { day: day(last_day) })} />
    )
  if (state === 'ahead')
    return <StateChip tone="info" icon={<WaitingIcon />} label={t('rhema.from', { day: day(first_day) })} />
  const near = days_left <= soon
  return (
    <StateChip
      tone={near ? 'warning' : 'success'}
      icon={near ? <WaitingIcon /> : <SuccessIcon />}
      label={near ? t('rhema.left', { count: days_left }) : t('rhema.until', { day: day(last_day) })}
    />
  )
}
