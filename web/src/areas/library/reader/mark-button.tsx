import IconButton from '@mui/material/IconButton'
import { useText } from '@/texts/use-text'
import { BookmarkedIcon, SaveIcon } from '@/ui/icons'
import type { FileId, Mark } from './api'
import type { Seen } from './reader-props'
import { useMarkActs } from './use-marks'

type MarkButtonProps = { file: FileId; marks: readonly Mark[]; seen: Seen | null }

// Puts a bookmark on the page, or takes off the one that is there.
export function MarkButton({ file, marks, seen }: MarkButtonProps) {
  const { t } = useText()
  const acts = useMarkActs(file)
  const there = marks.filter(
    ({ kind, position }) => kind === 'bookmark' && seen && position >= seen.from && position < seen.to,
  )
  const marked = there.length > 0
  const handleClick = () => {
    if (marked) for (const mark of there) acts.remove(mark)
    else if (seen) {
      const { from: position, section, start, quote } = seen
      acts.add({
        kind: 'bookmark',
        position,
        section,
        start,
        finish: start,
        quote,
        note: '',
        color: 'yellow',
      })
    }
  }
  const label = t(marked ? 'book.reader.take_off' : 'book.reader.mark')
  return (
    <IconButton color="inherit" aria-label={label} title={label} disabled={!seen} onClick={handleClick}>
      {marked ? <BookmarkedIcon /> : <SaveIcon />}
    </IconButton>
  )
}
