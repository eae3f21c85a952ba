import IconButton from '@mui/material/IconButton'
import type { RefObject } from 'react'
import { useText } from '@/texts/use-text'
import { BookmarkedIcon, SaveIcon } from '@/ui/icons'
import type { FileId, Mark } from './api'
import type { SectionHandle } from './section-view'
import { useMarkActs } from './use-marks'

type MarkButtonProps = {
  file: FileId
  marks: readonly Mark[]
  section: number
  seen: { from: number; to: number }
  position: number
  view: RefObject<SectionHandle | null>
}

// Puts a bookmark on the page, or takes off the one that is there.
export function MarkButton({ file, marks, section, seen, position, view }: MarkButtonProps) {
  const { t } = useText()
  const acts = useMarkActs(file)
  const length = view.current?.root?.textContent?.length ?? 0
  const from = Math.floor(seen.from * length)
  const to = Math.floor(seen.to * length)
  const there = marks.filter(
    (mark) => mark.kind === 'bookmark' && mark.section === section && mark.start >= from && mark.start < to,
  )
  const marked = there.length > 0
  const handleClick = () => {
    if (marked) {
      for (const mark of there) acts.remove(mark)
      return
    }
    const text = view.current?.root?.textContent ?? ''
    const quote = text.slice(from, from + 120).trim()
    acts.add({ kind: 'bookmark', position, section, start: from, finish: from, quote, note: '', color: 'yellow' })
  }
  const label = t(marked ? 'book.reader.unmark' : 'book.reader.mark')
  return (
    <IconButton color="inherit" aria-label={label} title={label} aria-pressed={marked} onClick={handleClick}>
      {marked ? <BookmarkedIcon /> : <SaveIcon />}
    </IconButton>
  )
}
