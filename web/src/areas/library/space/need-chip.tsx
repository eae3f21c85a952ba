import { useText } from '@/texts/use-text'
import { CourseIcon, InfoIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { LibraryBook } from './api'

// What one's own courses say of a book; nothing where none names it.
export function NeedChip({ need }: { need: LibraryBook['need'] }) {
  const { t } = useText()
  if (need === 'required')
    return <StateChip tone="warning" icon={<CourseIcon />} label={t('book.library.required')} />
  if (need === 'suggested')
    return <StateChip tone="info" icon={<InfoIcon />} label={t('book.library.suggested')} />
  return null
}
