import { lazy, Suspense } from 'react'
import { useConfirmStore } from '@/ui/confirm-store'
import { useNotices } from '@/ui/notices-store'

const Notices = lazy(() => import('@/ui/notices').then((module) => ({ default: module.Notices })))
const ConfirmDialog = lazy(() =>
  import('@/ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

// Messages and questions, whose code is fetched when the first one comes: most visits to /login need neither.
export function Overlays() {
  const hasNotice = useNotices((state) => state.queue.length > 0)
  const asks = useConfirmStore((state) => state.pending !== null)
  return (
    <Suspense fallback={null}>
      {hasNotice && <Notices />}
      {asks && <ConfirmDialog />}
    </Suspense>
  )
}
