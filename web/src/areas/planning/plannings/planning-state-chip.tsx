import { useText } from '@/texts/use-text'
import { ClosedIcon, CloseIcon, EditIcon, SuccessIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { PlanningState } from './planning-list'

const looks: Record<PlanningState, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  draft: { tone: 'warning', Icon: EditIcon },
  published: { tone: 'success', Icon: SuccessIcon },
  closed: { tone: 'done', Icon: ClosedIcon },
  canceled: { tone: 'neutral', Icon: CloseIcon },
}

export function PlanningStateChip({ state }: { state: PlanningState }) {
  const { t } = useText()
  const { tone, Icon } = looks[state]
  const label = t(`plannings.states.${state}`)
  return <StateChip tone={tone} icon={<Icon />} label={label} struck={state === 'canceled'} />
}
