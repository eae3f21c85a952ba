import { useServerNews } from '@/api/server-news'
import { useConfirmStore } from '@/ui/confirm-store'
import { lazyPart } from '@/ui/lazy-part'
import { useNotices } from '@/ui/notices-store'
import { VersionBar } from './version-bar'

const notices = () => import('@/ui/notices')
const confirmDialog = () => import('@/ui/confirm-dialog')

const Notices = lazyPart(() => notices().then((module) => ({ default: module.Notices })))
const ConfirmDialog = lazyPart(() => confirmDialog().then((module) => ({ default: module.ConfirmDialog })))

const MaintenanceCover = lazyPart(() =>
  import('./pages/maintenance-cover').then((module) => ({ default: module.MaintenanceCover })),
)

// Fetches what tells and asks, so that it is there when the line is not: with the frame, and on a bare page as soon as
// that stands.
export async function prepareOverlays(): Promise<void> {
  await Promise.all([notices(), confirmDialog()])
}

// Messages and questions, which are drawn when the first one comes.
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
