import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef, useState } from 'react'

// What stands far down a page, drawn and fetched when somebody comes near it.
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  return (
    <Box ref={place} sx={{ minHeight: 1 }}>
      {isNear && children}
    </Box>
  )
}
