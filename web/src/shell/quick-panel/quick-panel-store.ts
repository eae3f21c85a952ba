import { create } from 'zustand'

// Whether the quick panel is open, and how much in it is new. Small and apart, so that a button can open the panel
// before its code is there.
export const useQuickPanel = create<{ open: boolean; unseen: number }>(() => ({ open: false, unseen: 0 }))

export function openQuickPanel(): void {
  useQuickPanel.setState({ open: true })
}

export function closeQuickPanel(): void {
  useQuickPanel.setState({ open: false })
}
