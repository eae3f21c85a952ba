import { create } from 'zustand'

// Whether the theme panel is open. Small and apart, so that a button can open the panel before its code is there.
export const useThemePanel = create<{ open: boolean }>(() => ({ open: false }))

export function openThemePanel(): void {
  useThemePanel.setState({ open: true })
}

export function closeThemePanel(): void {
  useThemePanel.setState({ open: false })
}
