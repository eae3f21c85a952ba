import { useServerNews } from '@/api/server-news'
import { useConfirmStore } from '@/ui/confirm-store'
import { lazyPart } from '@/ui/lazy-part'
import { useNotices } from '@/ui/notices-store'
import { VersionBar } from './version-bar'

const Notices = lazyPart(() => import('@/ui/notices').then((module) => ({ default: module.Notices })))
const ConfirmDialog = lazyPart(() =>
  import('@/ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const MaintenanceCover = lazyPart(() =>
  import('./pages/maintenance-cover').then((module) => ({ default: module.MaintenanceCover })),
)

// Messages and questions, whose code is fetched when the first one comes: most visits to /login need neither. Where it
// can no longer be fetched, the bar says why.
export function Overlays() {
  const hasNotice = useNotices((state) => state.queue.length > 0)
  const refused = useServerNews((state) => state.refused)
  const asks = useConfirmStore((state) => state.pending !== null)
  return (
    <>
      {hasNotice && <Notices />}
      {asks && <ConfirmDialog />}
      {refused && <MaintenanceCover />}
      <VersionBar />
    </>
  )
}
