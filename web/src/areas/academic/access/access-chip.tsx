import { useText } from '@/texts/use-text'
import { ClosedIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { CourseAccess } from './api'
import { daysLeft } from './days-left'

const soon = 14

// How long a course is open still; who has little time left sees it at once.
export function AccessChip({ access }: { access: CourseAccess }) {
  const { t } = useText()
  const left = daysLeft(access)
  if (left === 0)
    return <StateChip tone="neutral" icon={<ClosedIcon />} label={t('enrollment.access.ended')} />
  const near = left <= soon
  return (
    <StateChip
      tone={near ? 'warning' : 'success'}
      icon={near ? <WaitingIcon /> : <SuccessIcon />}
      label={t('enrollment.access.left', { count: left })}
    />
  )
}
