import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from './api'
import { setText } from './paper'
import type { Target, Turning } from './reader-props'
import { useReaderSettings } from './reader-settings'
import { showMarks } from './show-marks'
import { firstAt, rectAt } from './text-range'
import { useBeyond } from './use-beyond'
import { useRoom } from './use-room'

type SectionViewProps = {
  children: ReactNode
  label: string
  section: number
  target: Target
  marks: readonly Mark[]
  handle: RefObject<Turning | null>
  // What of the section is to be seen now: its first and last character, and its whole text.
  onSeen: (from: number, to: number, text: string) => void
  // Somebody scrolls on where the section has ended, or back before its beginning.
  onBeyond: (by: 1 | -1) => void
}

const gap = 48
// Two pages stand side by side where each has room for a line.
const wide = 900

// A section as pages that are turned, or as a text that is scrolled.
export function SectionView(props: SectionViewProps) {
  const { children, label, section, target, marks, handle, onSeen, onBeyond } = props
  const { mode, theme, font, size, margin } = useReaderSettings()
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const { width, height } = useRoom(box)
  const [page, setPage] = useState(0)
  const [pictures, setPictures] = useState(0)
  const paged = mode === 'pages'
  const step = width + gap
  // Where one is: letters of another size, or a window of another width, leave one there.
  const place = useRef(target)
  const asked = useRef(target)
  const length = () => text.current?.textContent?.length ?? 0
  // The last page may have one column only; browsers round its width.
  const count = () => Math.max(1, Math.ceil(((text.current?.scrollWidth ?? 0) + gap) / step - 0.05))

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the text is set moves every place in it
  useLayoutEffect(() => {
    const element = text.current
    const scroller = box.current
    if (!element || !scroller || width === 0) return
    if (asked.current !== target) {
      asked.current = target
      place.current = target
    }
    const rect = rectOf(element, place.current)
    const from = element.getBoundingClientRect()
    if (paged) {
      scroller.scrollTop = 0
      const at = rect ? Math.floor((rect.left - from.left + 1) / step) : 0
      setPage(Math.max(0, Math.min(count() - 1, at)))
    } else scroller.scrollTop = rect ? rect.top - from.top : 0
  }, [target, width, height, paged, font, size, margin, pictures])

  const tell = () => {
    const element = text.current
    const frame = box.current?.getBoundingClientRect()
    if (!element || !frame || width === 0) return
    const from = firstAt(element, length(), (rect) =>
      paged ? rect.left >= frame.left - 1 : rect.top >= frame.top - 1,
    )
    const to = firstAt(element, length(), (rect) =>
      paged ? rect.left >= frame.right - 1 : rect.bottom > frame.bottom,
    )
    onSeen(from, to, element.textContent ?? '')
    return from
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a page was turned or set anew
  useEffect(() => void tell(), [page, target, width, height, paged, font, size, margin, pictures])
  useEffect(() => showMarks(text.current, marks), [marks])

  const stay = () => {
    place.current = { start: tell() ?? 0 }
  }
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a page was turned
  useEffect(() => {
    if (moved.current) stay()
    moved.current = false
  }, [page])

  const turn = (by: 1 | -1) => {
    const scroller = box.current
    if (!scroller) return false
    if (paged) {
      if (page + by < 0 || page + by >= count()) return false
      moved.current = true
      setPage(page + by)
      return true
    }
    const before = scroller.scrollTop
    scroller.scrollTop = before + by * scroller.clientHeight * 0.9
    return Math.abs(scroller.scrollTop - before) > 1
  }
  useLayoutEffect(() => {
    handle.current = { turn }
  })

  const beyond = useBeyond(box, paged ? undefined : onBeyond)
  // What has the focus, or was found by the browser's own search, is scrolled to: its page is turned to instead.
  const handleScroll = () => {
    const scroller = box.current
    if (!scroller || !paged) return stay()
    if (scroller.scrollLeft === 0) return
    const at = page + Math.round(scroller.scrollLeft / step)
    scroller.scrollLeft = 0
    moved.current = true
    setPage(Math.max(0, Math.min(count() - 1, at)))
  }

  const columns = width >= wide ? 2 : 1
  return (
    <Box
      ref={box}
      component="article"
      aria-label={label}
      // Columns follow each other from left to right, whichever side the frame begins on.
      dir="ltr"
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      onScroll={() => {
        beyond.moved()
        handleScroll()
      }}
      {...beyond.gestures}
      onLoadCapture={() => setPictures((n) => n + 1)}
      sx={{
        flex: 1,
        minHeight: 0,
        marginInline: `${margin}%`,
        marginBlock: 1,
        overflow: paged ? 'hidden' : 'auto',
        // Who pulls at its end wants another chapter, not the page anew.
        overscrollBehavior: 'contain',
      }}
    >
      <Box
        ref={text}
        data-section={section}
        style={paged ? { transform: `translateX(${-page * step}px)` } : undefined}
        sx={{
          ...setText(theme, font, size),
          ...(paged
            ? {
                height: '100%',
                columnWidth: `${Math.max(1, (width - (columns - 1) * gap) / columns)}px`,
                columnGap: `${gap}px`,
                columnFill: 'auto',
              }
            : { maxWidth: '42rem', marginInline: 'auto' }),
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

// Where a target is drawn now.
function rectOf(root: HTMLElement, target: Target): DOMRect | null {
  if ('anchor' in target) {
    const named = [...root.querySelectorAll('[data-id]')]
    return named.find((one) => one.getAttribute('data-id') === target.anchor)?.getBoundingClientRect() ?? null
  }
  if ('start' in target) return rectAt(root, target.start)
  const length = root.textContent?.length ?? 0
  return rectAt(root, Math.max(0, Math.min(length - 1, Math.round(target.share * length))))
}
