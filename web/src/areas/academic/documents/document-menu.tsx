import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, EditIcon } from '@/ui/icons'
import { documentPath } from '../courses/course-list'
import type { CourseDocument } from './api'

// What can be done with a document from its row.
export function DocumentMenu({ document, onDelete }: { document: CourseDocument; onDelete: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { id, title, name, content_url, may_edit } = document
  const actions: Action[] = [
    {
      label: t('course.document.download'),
      icon: <DownloadIcon />,
      onClick: () => saveFile(content_url, name),
    },
  ]
  if (may_edit) {
    actions.push(
      {
        label: t('course.document.edit'),
        icon: <EditIcon />,
        onClick: () => void navigate(documentPath(id)),
      },
      { label: t('course.document.delete'), icon: <DeleteIcon />, irreversible: true, onClick: onDelete },
    )
  }
  return <ActionMenu label={t('course.list.actions', { name: title })} actions={actions} />
}
