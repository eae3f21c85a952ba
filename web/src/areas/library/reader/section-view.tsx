import Box from '@mui/material/Box'
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from './api'
import { families, papers, useReaderSettings } from './reader-settings'
import { rangeOf } from './text-range'

// Where to stand in a section when it is drawn: a share of it, an anchor, or some words.
export type Target = { share: number } | { anchor: string } | { start: number }

export type SectionHandle = {
  // One page on or back; false where the section ends.
  turn: (by: 1 | -1) => boolean
  root: HTMLElement | null
}

type SectionViewProps = {
  children: ReactNode
  target: Target
  marks: readonly Mark[]
  handle: Ref<SectionHandle>
  // What of the section is to be seen now: where it begins and ends, as shares of it.
  onSeen: (from: number, to: number) => void
}

const gap = 48
// Two pages stand side by side where each has room for a line.
const wide = 1000

// A section as pages that are turned, or as a text that is scrolled.
export function SectionView({ children, target, marks, handle, onSeen }: SectionViewProps) {
  const { mode, theme, font, size, margin } = useReaderSettings()
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  const [page, setPage] = useState(0)
  const [width, setWidth] = useState(0)
  const paged = mode === 'pages'
  const step = width + gap

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const count = () => Math.max(1, Math.round(((text.current?.scrollWidth ?? 0) + gap) / step))

  // Goes where it was asked to, again whenever letters or window change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the text is set moves every place in it
  useLayoutEffect(() => {
    const element = text.current
    const scroller = box.current
    if (!element || !scroller || width === 0) return
    const spot = spotIn(element, target)
    if (paged) {
      const start = element.getBoundingClientRect().left
      const share = typeof spot === 'number' ? Math.floor(spot * count()) : (spot.left - start) / step
      setPage(Math.max(0, Math.min(count() - 1, Math.floor(Math.abs(share) + 0.001))))
    } else {
      const top = element.getBoundingClientRect().top
      scroller.scrollTop = typeof spot === 'number' ? spot * scroller.scrollHeight : spot.top - top
    }
  }, [target, width, paged, font, size, margin, step])

  const tell = () => {
    const scroller = box.current
    if (!scroller || width === 0) return
    if (paged) return seen.current(page / count(), (page + 1) / count())
    const { scrollTop, clientHeight, scrollHeight } = scroller
    seen.current(scrollTop / scrollHeight, Math.min(1, (scrollTop + clientHeight) / scrollHeight))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a page was turned or set anew
  useEffect(tell, [page, width, paged, font, size, margin])

  useEffect(() => showMarks(text.current, marks), [marks])

  const turn = (by: 1 | -1) => {
    const scroller = box.current
    if (!scroller) return false
    if (paged) {
      if (page + by < 0 || page + by >= count()) return false
      setPage(page + by)
      return true
    }
    const before = scroller.scrollTop
    scroller.scrollBy({ top: by * scroller.clientHeight * 0.9 })
    return Math.abs(scroller.scrollTop - before) > 1
  }
  assign(handle, { turn, root: text.current })

  const { paper, ink, link } = papers[theme]
  const columns = width >= wide ? 2 : 1
  return (
    <Box
      ref={box}
      onScroll={paged ? undefined : tell}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        marginInline: `${margin}%`,
        marginBlock: 2,
        overflow: paged ? 'hidden' : 'auto',
        bgcolor: paper,
        color: ink,
        '&:focus-visible': { outline: 'none' },
      }}
    >
      <Box
        ref={text}
        className="book-text"
        sx={{
          fontFamily: families[font],
          fontSize: `${size}%`,
          lineHeight: 1.6,
          hyphens: 'auto',
          overflowWrap: 'anywhere',
          maxWidth: paged ? 'none' : '42rem',
          marginInline: 'auto',
          ...(paged && {
            height: '100%',
            columnWidth: (width - (columns - 1) * gap) / columns,
            columnGap: `${gap}px`,
            columnFill: 'auto',
            transform: `translateX(calc(${-page * step}px * var(--way, 1)))`,
            '[dir=rtl] &': { '--way': -1 },
          }),
          '& img': { maxWidth: '100%', maxHeight: '90vh', objectFit: 'contain' },
          '& .link': {
            p: 0,
            border: 0,
            background: 'none',
            font: 'inherit',
            color: link,
            textDecoration: 'underline',
            cursor: 'pointer',
          },
          '& h1, & h2, & h3': { lineHeight: 1.25, breakAfter: 'avoid' },
          '& blockquote': { marginInline: '1.5em' },
          '& ::highlight(mark-yellow)': { backgroundColor: '#ffe26b', color: '#1b1b1f' },
          '& ::highlight(mark-green)': { backgroundColor: '#b5eaa5', color: '#1b1b1f' },
          '& ::highlight(mark-blue)': { backgroundColor: '#b3d7ff', color: '#1b1b1f' },
          '& ::highlight(mark-pink)': { backgroundColor: '#ffc4dc', color: '#1b1b1f' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

function assign(handle: Ref<SectionHandle>, value: SectionHandle): void {
  if (typeof handle === 'function') handle(value)
  else if (handle) handle.current = value
}

// Where a target is: a share of the section, or the place on the screen at which it stands now.
function spotIn(root: HTMLElement, target: Target): number | DOMRect {
  if ('share' in target) return target.share
  if ('anchor' in target) {
    const found = [...root.querySelectorAll('[data-id]')].find(
      (element) => element.getAttribute('data-id') === target.anchor,
    )
    return found?.getBoundingClientRect() ?? 0
  }
  return rangeOf(root, target.start, target.start + 1)?.getBoundingClientRect() ?? 0
}

const colors = ['yellow', 'green', 'blue', 'pink'] as const

// Highlights are painted by the browser over the text, which stays as it is.
function showMarks(root: HTMLElement | null, marks: readonly Mark[]): undefined | (() => void) {
  if (!root || !('highlights' in CSS)) return undefined
  for (const color of colors) {
    const ranges = marks
      .filter((mark) => mark.kind === 'highlight' && mark.color === color)
      .flatMap(({ start, finish }) => rangeOf(root, start, finish) ?? [])
    CSS.highlights.set(`mark-${color}`, new Highlight(...ranges))
  }
  return () => {
    for (const color of colors) CSS.highlights.delete(`mark-${color}`)
  }
}
