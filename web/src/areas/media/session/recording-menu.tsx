import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import {
  CaptionsIcon,
  ContentsIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  HistoryIcon,
  RetryIcon,
} from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { isPlayed, type Recording } from '../recording-kind'
import type { SessionRecordings } from './api'

const EditDialog = lazyPart(() => import('./edit-dialog').then((m) => ({ default: m.EditDialog })))
const ChaptersDialog = lazyPart(() =>
  import('./chapters-dialog').then((m) => ({ default: m.ChaptersDialog })),
)
const CaptionsDialog = lazyPart(() =>
  import('./captions-dialog').then((m) => ({ default: m.CaptionsDialog })),
)
const FilesDialog = lazyPart(() => import('./files-dialog').then((m) => ({ default: m.FilesDialog })))

type RecordingMenuProps = {
  recording: Recording
  session: SessionRecordings
  onDelete: () => void
  onRetryLight: () => void
}

// What can be done with one recording.
export function RecordingMenu({ recording, session, onDelete, onRetryLight }: RecordingMenuProps) {
  const { t } = useText()
  const [dialog, setDialog] = useState<'edit' | 'files' | 'chapters' | 'captions' | null>(null)
  const { title, name, content_url, downloadable, light, may_edit } = recording
  const actions: Action[] = []
  if (may_edit)
    actions.push({ label: t('recording.edit'), icon: <EditIcon />, onClick: () => setDialog('edit') })
  if (may_edit && isPlayed(recording))
    actions.push({
      label: t('recording.chapters.act'),
      icon: <ContentsIcon />,
      onClick: () => setDialog('chapters'),
    })
  if (may_edit && recording.kind === 'video')
    actions.push({
      label: t('recording.captions.act'),
      icon: <CaptionsIcon />,
      onClick: () => setDialog('captions'),
    })
  if (may_edit || downloadable)
    actions.push({
      label: t('recording.save'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(content_url, name),
    })
  if (may_edit)
    actions.push(
      { label: t('recording.files.act'), icon: <HistoryIcon />, onClick: () => setDialog('files') },
      { label: t('recording.delete.act'), icon: <DeleteIcon />, irreversible: true, onClick: onDelete },
    )
  if (may_edit && light.state === 'failed')
    actions.unshift({ label: t('recording.light.retry'), icon: <RetryIcon />, onClick: onRetryLight })
  return (
    <>
      <ActionMenu label={t('recording.actions', { title })} actions={actions} />
      {dialog === 'edit' && (
        <EditDialog recording={recording} session={session} onClose={() => setDialog(null)} />
      )}
      {dialog === 'chapters' && (
        <ChaptersDialog recording={recording} session={session} onClose={() => setDialog(null)} />
      )}
      {dialog === 'captions' && <CaptionsDialog recording={recording} onClose={() => setDialog(null)} />}
      {dialog === 'files' && <FilesDialog recording={recording} onClose={() => setDialog(null)} />}
    </>
  )
}
