import { useEffect, useRef, useState } from 'react'

const everyMs = 5_000

// A slide show: while it runs, one is shown after the other.
export function useSlides(next: (() => void) | undefined) {
  const [runs, setRuns] = useState(false)
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  }, [next])
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => latest.current?.(), everyMs)
    return () => clearInterval(timer)
  }, [runs])
  return { runs, toggle: () => setRuns((before) => !before) }
}
