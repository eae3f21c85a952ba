import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { FileId, NewMark } from './api'
import { positionOf } from './position'
import { offsetsOf } from './text-range'
import { useMarkActs } from './use-marks'

type SelectionBarProps = { file: FileId; sizes: readonly number[] }

type Chosen = Pick<NewMark, 'section' | 'start' | 'finish' | 'quote'> & { share: number }

const colors = ['yellow', 'green', 'blue', 'pink'] as const
const most = 2_000

// What is selected in the text, if anything is.
function chosenWords(): Chosen | null {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const root = range.startContainer.parentElement?.closest('[data-section]')
  const at = root && offsetsOf(root, range)
  const quote = range.toString().slice(0, most)
  if (!root || !at || !quote.trim()) return null
  const share = at.start / Math.max(1, root.textContent?.length ?? 0)
  return { ...at, quote, share, section: Number(root.getAttribute('data-section')) }
}

// Stands at the foot of the text while some words of it are selected: each colour marks them.
export function SelectionBar({ file, sizes }: SelectionBarProps) {
  const { t } = useText()
  const acts = useMarkActs(file)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => {
    const look = () => setChosen(chosenWords())
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  if (!chosen) return null
  const mark = (color: (typeof colors)[number]) => {
    const { share, ...words } = chosen
    const position = positionOf(sizes, { section: words.section, share })
    acts.add({ ...words, kind: 'highlight', position, note: '', color })
    window.getSelection()?.removeAllRanges()
  }
  return (
    <Paper
      elevation={4}
      role="toolbar"
      aria-label={t('book.reader.highlight')}
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
