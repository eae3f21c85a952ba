import { useText } from '@/texts/use-text'
import { ClosedIcon, CopyIcon, EditIcon, EmailIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { LetterState } from './api'

const looks: Record<LetterState, { tone: ChipTone; icon: typeof EditIcon }> = {
  template: { tone: 'neutral', icon: CopyIcon },
  draft: { tone: 'neutral', icon: EditIcon },
  queued: { tone: 'info', icon: WaitingIcon },
  sending: { tone: 'info', icon: EmailIcon },
  sent: { tone: 'success', icon: SuccessIcon },
  stopped: { tone: 'warning', icon: ClosedIcon },
}

export function LetterStateChip({ state }: { state: LetterState }) {
  const { t } = useText()
  const { tone, icon: Icon } = looks[state]
  return <StateChip tone={tone} icon={<Icon />} label={t(`letter.states.${state}`)} />
}
