import { create } from 'zustand'

// What floats above the page and is opened from several places. One at a time: opening one closes the other.
export type Panel = 'menu' | 'search' | 'keys' | 'favourites'

export const usePanels = create<{ open: Panel | null }>(() => ({ open: null }))

export function openPanel(panel: Panel): void {
  usePanels.setState({ open: panel })
}

export function closePanel(): void {
  usePanels.setState({ open: null })
}
