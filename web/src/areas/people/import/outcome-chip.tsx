import { useText } from '@/texts/use-text'
import { AddIcon, CheckIcon, EditIcon, ErrorIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Row } from './api'

const looks = {
  create: { tone: 'success', icon: <AddIcon /> },
  change: { tone: 'info', icon: <EditIcon /> },
  same: { tone: 'neutral', icon: <CheckIcon /> },
  refuse: { tone: 'error', icon: <ErrorIcon /> },
} as const

// What becomes of a row.
export function OutcomeChip({ row }: { row: Row }) {
  const { t } = useText()
  return <StateChip {...looks[row.outcome]} label={t(`import.outcome_name.${row.outcome}`)} />
}
