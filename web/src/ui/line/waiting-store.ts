import { useEffect, useId } from 'react'
import { create } from 'zustand'

// Something that was entered here and has not reached the server yet.
export type Waiting = {
  id: string
  // What it belongs to, in the reader's words: the record, the sheet, the till.
  title: string
  // How much of it waits: "3 changes".
  detail: string
  // It is kept in this browser and sent by itself, whichever page is open; else the page must stay open.
  kept?: boolean
  // It was not taken, with a line or without: where it is worked on, and what else can be done with it.
  stuck?: { place: string; label: string; settle: () => void }
}

// Whoever keeps something back tells it here; the sign in the toolbar shows it.
export const useWaiting = create<{ items: readonly Waiting[] }>(() => ({ items: [] }))

// The same id replaces what was told before.
export function tellWaiting(item: Waiting): void {
  useWaiting.setState(({ items }) => ({ items: [...items.filter(({ id }) => id !== item.id), item] }))
}

export function nothingWaits(id: string): void {
  useWaiting.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
}

// For a part of a page, for as long as it is drawn: null while nothing of it waits.
export function useTellWaiting(waiting: Omit<Waiting, 'id'> | null): void {
  const id = useId()
  const { title, detail } = waiting ?? {}
  useEffect(() => {
    if (title !== undefined && detail !== undefined) tellWaiting({ id, title, detail })
    return () => nothingWaits(id)
  }, [id, title, detail])
}
