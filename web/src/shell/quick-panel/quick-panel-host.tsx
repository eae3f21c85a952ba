import { useRef } from 'react'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { useQuickPanel } from './quick-panel-store'

const QuickPanel = lazyPart(async () => {
  const [module] = await Promise.all([import('./quick-panel'), loadTexts(['home'])])
  return { default: module.QuickPanel }
})

// Stands in the frame and fetches the panel when it is first opened; then it stays, so that it can close softly and
// give the focus back.
export function QuickPanelHost() {
  const open = useQuickPanel((state) => state.open)
  const used = useRef(false)
  used.current ||= open
  if (!used.current) return null
  return <QuickPanel open={open} />
}
