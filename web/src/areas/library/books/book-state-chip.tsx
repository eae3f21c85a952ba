import { useText } from '@/texts/use-text'
import { ArchiveIcon, CheckIcon, HideIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'

const faces = {
  published: { tone: 'success', icon: <CheckIcon /> },
  unpublished: { tone: 'warning', icon: <HideIcon /> },
  inactive: { tone: 'neutral', icon: <ArchiveIcon /> },
} as const

type Shown = { active: boolean; published: boolean; type: string }

// A book on paper stands on a shelf: that nothing of it is published is no state to mend.
function bookState({ active, published, type }: Shown): keyof typeof faces | undefined {
  if (!active) return 'inactive'
  if (published) return 'published'
  return type === 'paperback' ? undefined : 'unpublished'
}

// Published, not published, or out of the catalogue: the same colour, picture and word wherever a book is shown.
export function BookStateChip({ book }: { book: Shown }) {
  const { t } = useText()
  const state = bookState(book)
  if (!state) return null
  return <StateChip {...faces[state]} label={t(`book.state.${state}`)} />
}
