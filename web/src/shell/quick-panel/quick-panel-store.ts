import { create } from 'zustand'

// Whether the quick panel is open. Small and apart, so that a button can open the panel before its code is there.
export const useQuickPanel = create<{ open: boolean }>(() => ({ open: false }))

export function openQuickPanel(): void {
  useQuickPanel.setState({ open: true })
}

export function closeQuickPanel(): void {
  useQuickPanel.setState({ open: false })
}
