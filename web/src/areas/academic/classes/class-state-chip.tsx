import { useText } from '@/texts/use-text'
import { ArchiveIcon, StudentIcon, SuccessIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import { type ClassState, classState } from './class-list'

const looks: Record<ClassState, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  running: { tone: 'success', Icon: SuccessIcon },
  graduated: { tone: 'done', Icon: StudentIcon },
  archived: { tone: 'neutral', Icon: ArchiveIcon },
}

export function ClassStateChip({ group }: { group: { graduated: boolean; archived: boolean } }) {
  const { t } = useText()
  const state = classState(group)
  const { tone, Icon } = looks[state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`class.state_name.${state}`)} />
}
