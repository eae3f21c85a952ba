import { useText } from '@/texts/use-text'
import { ArchiveIcon, CheckIcon, HideIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'

const faces = {
  published: { tone: 'success', icon: <CheckIcon /> },
  unpublished: { tone: 'warning', icon: <HideIcon /> },
  inactive: { tone: 'neutral', icon: <ArchiveIcon /> },
} as const

type Shown = { active: boolean; published: boolean }

function bookState({ active, published }: Shown): keyof typeof faces {
  if (!active) return 'inactive'
  return published ? 'published' : 'unpublished'
}

// Published, not published, or out of the catalogue: the same colour, picture and word wherever a book is shown.
export function BookStateChip({ book }: { book: Shown }) {
  const { t } = useText()
  const state = bookState(book)
  return <StateChip {...faces[state]} label={t(`book.state.${state}`)} />
}
