import { useServerNews } from '@/api/server-news'
import { useText } from '@/texts/use-text'
import { useConfirmStore } from '@/ui/confirm-store'
import { lazyPart } from '@/ui/lazy-part'
import { dismissNotice, useNotices } from '@/ui/notices-store'
import { VersionBar } from './version-bar'

const notices = () => import('@/ui/notices')
const confirmDialog = () => import('@/ui/confirm-dialog')

const Notices = lazyPart(
  () => notices().then((module) => ({ default: module.Notices })),
  null,
  <PlainNotice />,
)
const ConfirmDialog = lazyPart(() => confirmDialog().then((module) => ({ default: module.ConfirmDialog })))

const Cover = lazyPart(() => import('./pages/cover').then((module) => ({ default: module.Cover })))

// Fetches what tells and asks with the frame, so that it is there when the line is not.
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
      {refused && <Cover />}
      <VersionBar />
    </>
  )
}

// A message on a bare page whose own code did not come: mostly that there is no line.
function PlainNotice() {
  const { t } = useText()
  const notice = useNotices((state) => state.queue[0])
  if (!notice) return null
  return (
    <div className="top-bar" role="alert">
      <p>{notice.text}</p>
      <button type="button" onClick={() => dismissNotice(notice.id)}>
        {t('ui.close')}
      </button>
    </div>
  )
}
