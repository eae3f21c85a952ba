import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, ShowIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { AccessChip } from './access-chip'
import type { CourseDocument } from './api'
import { useDocumentActions } from './use-document-actions'

const DocumentPreview = lazyPart(() =>
  import('./document-preview').then((m) => ({ default: m.DocumentPreview })),
)

// What this document is, and what can be done with it as a whole.
export function DocumentHeader({ document, onDeleted }: { document: CourseDocument; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useDocumentActions(document.course_id)
  const [open, setOpen] = useState(false)
  const { title, name, content_url, may_edit } = document
  const download = {
    label: t('course.document.download'),
    icon: <DownloadIcon />,
    onClick: () => saveFile(content_url, name),
  }
  const erase = {
    label: t('course.document.delete'),
    icon: <DeleteIcon />,
    irreversible: true,
    onClick: async () => {
      if (await remove(document)) onDeleted()
    },
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {may_edit && <AccessChip document={document} />}
            <span>{t(`course.document.types.${document.type}`)}</span>
          </Box>
        }
        actions={
          <>
            <ActionMenu
              label={t('course.list.actions', { name: title })}
              actions={may_edit ? [download, erase] : [download]}
            />
            <Button variant="outlined" startIcon={<ShowIcon />} onClick={() => setOpen(true)}>
              {t('ui.open')}
            </Button>
          </>
        }
      />
      {open && (
        <DocumentPreview
          documents={[document]}
          openId={document.id}
          onOpen={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
