import { lazy, Suspense, useRef } from 'react'
import { loadTexts } from '@/texts/texts'
import { PartBoundary } from '@/ui/part-boundary'
import { useQuickPanel } from './quick-panel-store'

async function fetchPanel() {
  const [{ QuickPanel }] = await Promise.all([import('./quick-panel'), loadTexts(['home'])])
  return { default: QuickPanel }
}

const QuickPanel = lazy(fetchPanel)

// Stands in the frame and fetches the panel when it is first opened; then it stays, so that it can close softly and
// give the focus back.
export function QuickPanelHost() {
  const open = useQuickPanel((state) => state.open)
  const used = useRef(false)
  used.current ||= open
  if (!used.current) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <QuickPanel open={open} />
      </Suspense>
    </PartBoundary>
  )
}
