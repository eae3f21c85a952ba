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

type Loaders = Record<Panel, () => Promise<unknown>>

let loaders: Loaders | undefined

// Told by who draws the panels: the buttons must not know them, since some stand inside a panel themselves.
export function setPanelLoaders(all: Loaders): void {
  loaders = all
}

// Fetches a panel's code when a pointer or the focus comes to its button, before it is opened.
export function preparePanel(panel: Panel): void {
  loaders?.[panel]().catch(() => {}) // who opens it will be told
}
