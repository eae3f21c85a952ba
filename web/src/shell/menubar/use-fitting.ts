import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

// How many of a row's parts have room in it. A hidden copy of them all is measured, so it does not matter how many
// are shown; `more` is the room for the one that then holds the rest.
export function useFitting(
  names: readonly string[],
  more: number,
): { row: RefObject<HTMLElement | null>; copy: RefObject<HTMLElement | null>; fitting: number } {
  const row = useRef<HTMLElement>(null)
  const copy = useRef<HTMLElement>(null)
  const [fitting, setFitting] = useState(names.length)
  const key = names.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names have other widths
  useLayoutEffect(() => {
    const measure = () => {
      const widths = [...(copy.current?.children ?? [])].map((part) => (part as HTMLElement).offsetWidth)
      setFitting(howManyFit(widths, row.current?.clientWidth ?? 0, more))
    }
    measure()
    if (typeof ResizeObserver === 'undefined' || !row.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [key, more])
  return { row, copy, fitting }
}

export function howManyFit(widths: readonly number[], room: number, more: number): number {
  const sum = (parts: readonly number[]) => parts.reduce((total, width) => total + width, 0)
  if (sum(widths) <= room) return widths.length
  let count = widths.length - 1
  while (count > 0 && sum(widths.slice(0, count)) + more > room) count -= 1
  return count
}
