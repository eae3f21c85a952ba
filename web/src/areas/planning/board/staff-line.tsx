import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import { invitationIcons } from '../invitation-look'
import type { BoardCourse, Half, Staffing } from './api'
import { inLine } from './board-staff'

const worth: readonly Staffing['state'][] = ['accepted', 'answered', 'not_answered', 'in_analysis']

// Who gives a half of a course, or comes nearest to it, with how far he is.
export function StaffLine({ course, half }: { course: BoardCourse; half: Half }) {
  const { t } = useText()
  const line = inLine(course.staff, half)
  const best = worth.flatMap((state) => line.filter((one) => one.state === state))[0]
  if (!best) {
    if (half === 'translator' && !course.translated) return null
    return (
      <div className="line open">
        <WarningIcon />
        <span>{t(`board.half.no_${half}`)}</span>
      </div>
    )
  }
  return (
    <div className={`line ${best.state}`}>
      {invitationIcons[best.state]}
      <span>
        <bdi>{best.person_name}</bdi>
        {line.length > 1 && ` +${line.length - 1}`}
        {' · '}
        {half === 'translator' && `${t('board.half.translates')}, `}
        {t(`board.state.${best.state}`)}
      </span>
    </div>
  )
}
