import Box from '@mui/material/Box'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '../api'
import type { Turning } from '../reader-props'
import { useReaderSettings } from '../reader-settings'
import { useRoom } from '../use-room'
import { PdfPage } from './pdf-page'

type PdfPagesProps = {
  pdf: PDFDocumentProxy
  label: string
  // Height by width of the first page, which most of the others have, too.
  shape: number
  // Where to stand; a new object each time that one is led somewhere.
  at: { section: number }
  marks: readonly Mark[]
  handle: RefObject<Turning | null>
  // The pages that are to be seen, the last one included.
  onSeen: (first: number, last: number) => void
  onText: (section: number, text: string) => void
}

const gap = 16
// Two pages stand side by side where each is wide enough to be read.
const wide = 900
// How many pages before and behind those that are seen are drawn already.
const ahead = 1

// Pages one after the other: one or two at a time, or all below each other.
export function PdfPages({ pdf, label, shape, at, marks, handle, onSeen, onText }: PdfPagesProps) {
  const { mode, theme, size } = useReaderSettings()
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useRoom(box)
  const [first, setFirst] = useState(at.section)
  const asked = useRef<object | null>(null)
  const paged = mode === 'pages'
  const columns = paged && width >= wide ? 2 : 1
  const room = (width - (columns - 1) * gap - 2 * gap) / columns
  // A page of pages is seen whole at 100 % and less.
  const fit = paged ? Math.min(room, (height - gap) / shape) : Math.min(room, 900)
  const each = Math.max(1, Math.floor((fit * size) / 110))
  const step = each * shape + gap
  const shown = paged ? Math.floor(first / columns) * columns : first

  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of another size lie elsewhere
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || width === 0) return
    const to = asked.current === at ? first : at.section
    asked.current = at
    setFirst(to)
    scroller.scrollTop = paged ? 0 : to * step
  }, [at, width, height, paged, size])

  const last = paged ? shown + columns - 1 : first + Math.max(0, Math.ceil(height / step) - 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when other pages are seen
  useEffect(() => {
    if (width > 0) onSeen(shown, Math.min(pdf.numPages - 1, last))
  }, [shown, last, width])

  const turn = (by: 1 | -1) => {
    const scroller = box.current
    if (!scroller) return false
    if (!paged) {
      scroller.scrollTop += by * scroller.clientHeight * 0.9
      return true
    }
    const next = shown + by * columns
    if (next < 0 || next >= pdf.numPages) return false
    setFirst(next)
    scroller.scrollTop = 0
    return true
  }
  useLayoutEffect(() => {
    handle.current = { turn }
  })
  const handleScroll = () => {
    const scroller = box.current
    if (scroller && !paged && step > gap)
      setFirst(Math.min(pdf.numPages - 1, Math.floor((scroller.scrollTop + step / 3) / step)))
  }

  const from = paged ? shown : Math.max(0, first - ahead)
  const to = Math.min(pdf.numPages - 1, paged ? last : last + 1 + ahead)
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)
  return (
    <Box
      ref={box}
      component="article"
      aria-label={label}
      dir="ltr"
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      onScroll={handleScroll}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}
    >
      <Box
        style={
          paged
            ? { display: 'flex', gap, width: 'max-content', minWidth: '100%', justifyContent: 'center' }
            : { height: pdf.numPages * step, position: 'relative', minWidth: each }
        }
      >
        {pages.map((section) => (
          <div
            key={section}
            style={
              paged
                ? undefined
                : { position: 'absolute', top: section * step, left: `max(0px, calc(50% - ${each / 2}px))` }
            }
          >
            <PdfPage
              {...{ pdf, section, theme, onText }}
              width={each}
              marks={marks.filter((mark) => mark.section === section)}
            />
          </div>
        ))}
      </Box>
    </Box>
  )
}
