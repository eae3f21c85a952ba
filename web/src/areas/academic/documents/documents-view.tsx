import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { saveFile } from '@/ui/files/save-file'
import { DeleteIcon, DownloadIcon, EditIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { SortableList } from '@/ui/sorting/sortable-list'
import { FilterChip } from '@/ui/table/filter-chip'
import type { Course } from '../courses/api'
import { documentPath } from '../courses/course-list'
import type { CourseDocument, CourseDocuments } from './api'
import { DocumentLine } from './document-line'
import { type DocumentType, documentTypes } from './document-types'
import { useDocumentActions } from './use-document-actions'

const DocumentPreview = lazyPart(() =>
  import('./document-preview').then((m) => ({ default: m.DocumentPreview })),
)

type DocumentsViewProps = { course: Course; all: CourseDocuments }

// The documents in their order, to be opened; for who may, to be dragged into another.
export function DocumentsView({ course, all }: DocumentsViewProps) {
  const { t } = useText()
  const documents = all.items
  const { move, remove } = useDocumentActions(course.id)
  const [type, setType] = useState<DocumentType | undefined>()
  const [openId, setOpenId] = useState<string | null>(null)
  const present = documentTypes.filter((each) => documents.some((document) => document.type === each))
  const shown = type && present.includes(type) ? documents.filter((one) => one.type === type) : documents
  const line = (document: CourseDocument, handle?: ReactNode) => (
    <DocumentLine
      document={document}
      handle={handle}
      staff={course.may_file}
      onOpen={() => setOpenId(document.id)}
      menu={<DocumentMenu document={document} onDelete={() => void remove(document)} />}
    />
  )
  // Among those of one type there is no place to drop a document at.
  const sorts = course.may_file && shown.length === documents.length && documents.length > 1
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {present.length > 1 && (
          <FilterChip
            label={t('course.document.type')}
            choices={present.map((value) => ({ value, label: t(`course.document.types.${value}`) }))}
            value={type}
            onChange={(value) => setType(value as DocumentType | undefined)}
          />
        )}
        <Button
          startIcon={<DownloadIcon />}
          href={all.archive_url}
          download
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('course.document.download_all')}
        </Button>
      </Box>
      {sorts ? (
        <SortableList
          label={t('course.tab.documents')}
          items={shown}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          onMove={(from, to) => void move(all, from, to)}
        >
          {line}
        </SortableList>
      ) : (
        <Box component="ul" aria-label={t('course.tab.documents')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((document) => (
            <li key={document.id}>{line(document)}</li>
          ))}
        </Box>
      )}
      {openId && (
        <DocumentPreview
          documents={shown}
          openId={openId}
          onOpen={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

// What can be done with a document from its row.
function DocumentMenu({ document, onDelete }: { document: CourseDocument; onDelete: () => void }) {
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
