import { useCallback } from 'react'

// Marks a frame with data-fits while what it holds is no wider than itself. How wide a table is depends on what it
// says and on the columns somebody chose: no breakpoint knows it.
export function useFit() {
  return useCallback((frame: HTMLElement | null) => {
    const content = frame?.firstElementChild
    if (!frame || !content) return
    const look = () => frame.toggleAttribute('data-fits', content.scrollWidth <= frame.clientWidth)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
}
