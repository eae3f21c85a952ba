import { useText } from '@/texts/use-text'
import { CheckIcon, ClosedIcon, PublishIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'

type SheetState = { locked: boolean; published: boolean; complete?: boolean; over?: boolean; begun?: boolean }

/** What has become of the grades of a sheet; without a word on who has them, whether they were published at all. */
export function SheetStateChip({
  locked,
  published,
  complete = false,
  over = false,
  begun = false,
}: SheetState) {
  const { t } = useText()
  if (locked) return <StateChip tone="success" icon={<ClosedIcon />} label={t('grade.sheet_state.locked')} />
  if (published)
    return <StateChip tone="info" icon={<PublishIcon />} label={t('grade.sheet_state.published')} />
  if (complete)
    return <StateChip tone="neutral" icon={<CheckIcon />} label={t('grade.sheet_state.complete')} />
  if (begun)
    return <StateChip tone="warning" icon={<WaitingIcon />} label={t('grade.sheet_state.unpublished')} />
  return over ? (
    <StateChip tone="error" icon={<WarningIcon />} label={t('grade.sheet_state.missing')} />
  ) : (
    <StateChip tone="warning" icon={<WaitingIcon />} label={t('grade.sheet_state.open')} />
  )
}
