import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { FileId } from './api'
import { positionOf } from './position'
import type { SectionHandle } from './section-view'
import { offsetsOf } from './text-range'
import { useMarkActs } from './use-marks'

type SelectionBarProps = {
  file: FileId
  section: number
  sizes: readonly number[]
  view: RefObject<SectionHandle | null>
}

type Chosen = { start: number; finish: number; quote: string; whole: number }

const colors = ['yellow', 'green', 'blue', 'pink'] as const
const most = 2_000

// Stands at the foot of the text while some words of it are selected: each colour marks them.
export function SelectionBar({ file, section, sizes, view }: SelectionBarProps) {
  const { t } = useText()
  const acts = useMarkActs(file)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => {
    const look = () => {
      const selection = window.getSelection()
      const root = view.current?.root
      if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return setChosen(null)
      const range = selection.getRangeAt(0)
      const at = offsetsOf(root, range)
      const quote = range.toString().slice(0, most)
      setChosen(at && quote.trim() ? { ...at, quote, whole: root.textContent?.length ?? 1 } : null)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [view])
  if (!chosen) return null
  const mark = (color: (typeof colors)[number]) => {
    const { start, finish, quote, whole } = chosen
    const position = positionOf(sizes, { section, share: start / whole })
    acts.add({ kind: 'highlight', position, section, start, finish, quote, note: '', color })
    window.getSelection()?.removeAllRanges()
  }
  return (
    <Paper
      elevation={4}
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 8,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: '100%',
        p: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
      }}
    >
      {colors.map((color) => (
        <Button
          key={color}
          size="small"
          color="inherit"
          // Else the words would no longer be selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => mark(color)}
        >
          {t(`book.reader.colors.${color}`)}
        </Button>
      ))}
    </Paper>
  )
}
