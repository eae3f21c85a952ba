import { useText } from '@/texts/use-text'
import { ClosedIcon, EditIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'

// Whether a month or a week-end is closed, as with plannings.
export function ClosedChip({ closed }: { closed: boolean }) {
  const { t } = useText()
  return closed ? (
    <StateChip tone="done" icon={<ClosedIcon />} label={t('ledger.closed')} />
  ) : (
    <StateChip tone="warning" icon={<EditIcon />} label={t('ledger.open')} />
  )
}
