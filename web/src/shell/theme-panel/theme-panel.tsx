import { useRef } from 'react'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { useThemePanel } from './theme-panel-store'

const LookDrawer = lazyPart(async () => {
  const [module] = await Promise.all([import('./look-drawer'), loadTexts(['look'])])
  return { default: module.LookDrawer }
})

// Where the look is chosen. Its code and texts come when it is first opened; then it stays, so that it can close
// softly and give the focus back.
export function ThemePanel() {
  const open = useThemePanel((state) => state.open)
  const used = useRef(false)
  used.current ||= open
  if (!used.current) return null
  return <LookDrawer open={open} />
}
