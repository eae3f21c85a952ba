import type { Texts } from '@/texts/texts'
import { confirmWithReason } from '@/ui/confirm-store'

/** Why a closed week-end changes, or null where it does not; nothing is asked of one that is open. */
export async function askReason(closed: boolean, act: string, { t }: Texts): Promise<string | null> {
  if (!closed) return ''
  return confirmWithReason({ title: t('planning.reason_wanted'), act, reason: t('planning.reason') })
}
