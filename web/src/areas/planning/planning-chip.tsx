import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { ClosedIcon, CloseIcon, EditIcon, SuccessIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'

type PlanningState = Schemas['Planning']['state']

const looks: Record<PlanningState, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  draft: { tone: 'warning', Icon: EditIcon },
  published: { tone: 'success', Icon: SuccessIcon },
  closed: { tone: 'done', Icon: ClosedIcon },
  canceled: { tone: 'neutral', Icon: CloseIcon },
}

// How far a planning is: the same everywhere.
export function PlanningChip({ state }: { state: PlanningState }) {
  const { t } = useText()
  const { tone, Icon } = looks[state]
  const label = t(`planning.states.${state}`)
  return <StateChip tone={tone} icon={<Icon />} label={label} struck={state === 'canceled'} />
}
