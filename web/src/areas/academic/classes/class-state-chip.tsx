import { useText } from '@/texts/use-text'
import { ArchiveIcon, StudentIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import { classState, type Stated } from './class-list'

const looks: Record<ReturnType<typeof classState>, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  coming: { tone: 'info', Icon: WaitingIcon },
  running: { tone: 'success', Icon: SuccessIcon },
  graduated: { tone: 'done', Icon: StudentIcon },
  archived: { tone: 'neutral', Icon: ArchiveIcon },
}

export function ClassStateChip({ group }: { group: Stated }) {
  const { t } = useText()
  const state = classState(group)
  const { tone, Icon } = looks[state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`class.state_name.${state}`)} />
}
