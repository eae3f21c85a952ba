import { useText } from '@/texts/use-text'
import { StateChip } from '@/ui/state-chip'
import type { Kind } from './api'
import { kindLook } from './kinds'

export function KindChip({ kind }: { kind: Kind }) {
  const { t } = useText()
  return <StateChip {...kindLook[kind]} label={t(`availability.kind.${kind}`)} />
}
