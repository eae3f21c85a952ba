import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type Destination, destinationsOf, searchDestinations } from '@/shell/navigation/destinations'
import { useMenu } from '@/shell/navigation/use-menu'
import { useText } from '@/texts/use-text'

// What is typed, what it may mean, and which of that the keyboard stands on.
export function useSearch() {
  const texts = useText()
  const menu = useMenu()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const listRef = useRef<HTMLElement>(null)
  const results: Destination[] = useMemo(
    () => searchDestinations(destinationsOf(menu), typed, texts),
    [menu, typed, texts],
  )

  const move = (step: number) => {
    const next = (active + step + results.length) % results.length
    setActive(next)
    listRef.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  const open = () => (listRef.current?.children[active] as HTMLElement | undefined)?.click()
  const acts: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open,
  }
  const handleKey = (event: KeyboardEvent) => {
    const act = acts[event.key]
    if (!act || results.length === 0) return
    event.preventDefault()
    act()
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  return { typed, type, results, active, setActive, handleKey, listRef }
}
