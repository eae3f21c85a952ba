import { create } from 'zustand'
import { closePanel } from '@/shell/panels-store'

// Whether the theme panel is open. Small and apart, so that a button can open the panel before its code is there.
export const useThemePanel = create<{ open: boolean }>(() => ({ open: false }))

// It shows what it does on the page, so nothing else may lie over that.
export function openThemePanel(): void {
  closePanel()
  useThemePanel.setState({ open: true })
}

export function closeThemePanel(): void {
  useThemePanel.setState({ open: false })
}
