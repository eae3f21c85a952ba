import { useText } from '@/texts/use-text'
import { SuccessIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { InstructorRow } from './api'

// Whether he has answered the question that is open; nothing where none is.
export function AskedChip({ asked }: { asked: InstructorRow['asked'] }) {
  const { t } = useText()
  if (asked === '') return null
  const look =
    asked === 'answered'
      ? ({ tone: 'success', icon: <SuccessIcon /> } as const)
      : ({ tone: 'warning', icon: <WaitingIcon /> } as const)
  return <StateChip {...look} label={t(`instructor.asked.${asked}`)} />
}
