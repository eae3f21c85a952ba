import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, EditIcon, OpenIcon } from '@/ui/icons'
import type { BookFile } from './api'

export type FileChanges = { onRename: () => void; onDelete: () => void }

type FileMenuProps = {
  file: BookFile
  opens: boolean
  mayKeep: boolean
  changes: FileChanges | undefined
}

export function FileMenu({ file, opens, mayKeep, changes }: FileMenuProps) {
  const { t } = useText()
  const actions: Action[] = []
  if (opens) {
    actions.push({ label: t('ui.open'), icon: <OpenIcon />, onClick: () => openFile(file) })
  }
  if (mayKeep) {
    actions.push({
      label: t('book.file.download'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(file.content_url, file.name),
    })
  }
  if (changes) {
    actions.push(
      { label: t('book.file.rename'), icon: <EditIcon />, onClick: changes.onRename },
      { label: t('book.file.delete'), icon: <DeleteIcon />, irreversible: true, onClick: changes.onDelete },
    )
  }
  return <ActionMenu label={t('book.file.actions', { title: file.title })} actions={actions} />
}

function openFile({ content_url }: BookFile): void {
  window.open(content_url, '_blank', 'noreferrer')
}
