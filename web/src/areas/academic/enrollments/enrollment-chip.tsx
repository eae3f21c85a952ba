import { useText } from '@/texts/use-text'
import { CloseIcon, StudentIcon, SuccessIcon, SwapIcon, WaitingIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { Enrollment } from './api'

type State = Enrollment['status'] | Exclude<Enrollment['outcome'], ''>

const looks: Record<State, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  waiting: { tone: 'warning', Icon: WaitingIcon },
  confirmed: { tone: 'success', Icon: SuccessIcon },
  transferred: { tone: 'neutral', Icon: SwapIcon },
  withdrawn: { tone: 'error', Icon: CloseIcon },
  failed: { tone: 'error', Icon: CloseIcon },
  completed: { tone: 'done', Icon: StudentIcon },
}

// How it came out or, while it runs, whether it is confirmed.
export function stateOf({ status, outcome }: Pick<Enrollment, 'status' | 'outcome'>): State {
  return outcome || status
}

export function EnrollmentChip({ enrollment }: { enrollment: Pick<Enrollment, 'status' | 'outcome'> }) {
  const { t } = useText()
  const state = stateOf(enrollment)
  const { tone, Icon } = looks[state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`enrollment.state.${state}`)} />
}
