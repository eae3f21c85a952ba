import { useEffect, useRef } from 'react'
import { tellPlace } from '@/ui/player/place-notes'
import type { FileId } from './api'
import { whole } from './position'

// A page that was looked at for so long was read.
const readAfter = 1_500

// More than ten days are no book: the server takes no more.
const longest = 864_000_000

// Tells where somebody is in a text, and which pages he has had before his eyes; the last word when he leaves.
export function useReading({ bookId, fileId }: FileId, position: number, minutes: number) {
  // Where he is stays as he left it while it is before his eyes: a wider window shows more, and moves nobody back.
  const place = useRef(position)
  const waits = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const last = useRef<(() => void) | undefined>(undefined)
  const told = useRef('')
  useEffect(() => {
    const leave = () => last.current?.()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      clearTimeout(waits.current)
      leave()
    }
  }, [])
  return (from: number, to: number) => {
    const now = `${from}-${to}`
    if (told.current === now) return
    told.current = now
    clearTimeout(waits.current)
    if (place.current < from || place.current >= to) place.current = from
    const tell = (heard: { from: number; to: number }[]) => {
      last.current = undefined
      void tellPlace(fileId, {
        position: place.current,
        duration: whole,
        takes: Math.min(Math.round(minutes * 60_000), longest),
        heard,
        at: Date.now(),
        book: bookId,
      })
    }
    last.current = () => tell([])
    waits.current = setTimeout(() => tell([{ from, to }]), readAfter)
  }
}
