import { useText } from '@/texts/use-text'
import { CloseIcon, HistoryIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { DateRequest } from './api'

const looks = {
  open: { tone: 'info', icon: <WaitingIcon /> },
  expired: { tone: 'neutral', icon: <HistoryIcon /> },
  canceled: { tone: 'neutral', icon: <CloseIcon /> },
} as const

export function RequestStateChip({ state }: { state: DateRequest['state'] }) {
  const { t } = useText()
  return <StateChip {...looks[state]} label={t(`instructor.request_state.${state}`)} />
}
