import { useText } from '@/texts/use-text'
import { ClosedIcon, EditIcon, ErrorIcon, SuccessIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { Planning } from './api'

const tones: Record<Planning['state'], ChipTone> = {
  draft: 'warning',
  published: 'success',
  closed: 'done',
  canceled: 'neutral',
}

const icons = {
  draft: <EditIcon />,
  published: <SuccessIcon />,
  closed: <ClosedIcon />,
  canceled: <ErrorIcon />,
}

// The state of a planning.
export function PlanningChip({ state }: Pick<Planning, 'state'>) {
  const { t } = useText()
  return <StateChip tone={tones[state]} icon={icons[state]} label={t(`board.planning.${state}`)} />
}
