import { useText } from '@/texts/use-text'
import { ArchiveIcon, CheckIcon, ClosedIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { campusState } from './campus-list'

const faces = {
  open: { tone: 'success', icon: <CheckIcon /> },
  closed: { tone: 'warning', icon: <ClosedIcon /> },
  archived: { tone: 'neutral', icon: <ArchiveIcon /> },
} as const

// Open, closed or archived: the same colour, picture and word wherever a campus is shown.
export function CampusStateChip({ campus }: { campus: { open: boolean; archived: boolean } }) {
  const { t } = useText()
  const state = campusState(campus)
  return <StateChip {...faces[state]} label={t(`campus.state_name.${state}`)} />
}
