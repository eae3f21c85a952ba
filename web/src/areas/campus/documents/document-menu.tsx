import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, EditIcon, ExpandIcon, MoveUpIcon } from '@/ui/icons'
import type { CampusDocument } from './api'

export type DocumentChanges = {
  onRename: () => void
  onDelete: () => void
  // Undefined where the document is already at that end.
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

type DocumentMenuProps = { document: CampusDocument; changes: DocumentChanges | undefined }

export function DocumentMenu({ document, changes }: DocumentMenuProps) {
  const { t } = useText()
  const actions: Action[] = [
    {
      label: t('campus.documents.download'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(document.content_url, document.name),
    },
  ]
  if (changes) {
    const { onRename, onDelete, onMoveUp, onMoveDown } = changes
    actions.push({ label: t('campus.documents.rename'), icon: <EditIcon />, onClick: onRename })
    if (onMoveUp) actions.push({ label: t('campus.documents.up'), icon: <MoveUpIcon />, onClick: onMoveUp })
    if (onMoveDown)
      actions.push({ label: t('campus.documents.down'), icon: <ExpandIcon />, onClick: onMoveDown })
    actions.push({
      label: t('campus.documents.delete'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: onDelete,
    })
  }
  return <ActionMenu label={t('campus.documents.actions', { title: document.title })} actions={actions} />
}
