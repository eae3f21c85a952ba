import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { updateCampusDocumentRequestLimits } from '@/api/limits/update-campus-document-request'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { documentRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { addDocument, type CampusDocument, type DocumentFields, documentsQuery, updateDocument } from './api'
import { DocumentList } from './document-list'
import { useDocumentActions } from './use-document-actions'

// The papers of a campus: read by all who see it, changed by who may edit it.
export function DocumentsTab({ campusId, mayEdit }: { campusId: string; mayEdit: boolean }) {
  const { t } = useText()
  const documents = useQuery(documentsQuery(campusId))
  const { move, remove, refresh } = useDocumentActions(campusId)
  const [renamed, setRenamed] = useState<CampusDocument | null>(null)
  const upload = useUpload(documentRules, async (file, onProgress) => {
    await addDocument(campusId, file, onProgress)
    await refresh()
  })
  const closeRename = () => setRenamed(null)
  return (
    <>
      <QueryView query={documents} loading={<LoadingRows rows={3} height={56} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={mayEdit ? t('campus.documents.none_yet') : t('campus.documents.none')} />
          ) : (
            <DocumentList
              documents={items}
              mayEdit={mayEdit}
              onMove={(from, to) => void move(items, from, to)}
              onRename={setRenamed}
              onDelete={(document) => void remove(document)}
            />
          )
        }
      </QueryView>
      {/* After the list, as everywhere, or it would be pushed down when that comes. */}
      {mayEdit && documents.data && (
        <Box sx={{ mt: 3 }}>
          <FileDrop label={t('campus.documents.add')} rules={documentRules} upload={upload} multiple />
        </Box>
      )}
      {renamed && (
        <RenameDialog
          campusId={campusId}
          document={renamed}
          onSaved={() => {
            void refresh()
            closeRename()
          }}
          onClose={closeRename}
        />
      )}
    </>
  )
}

type RenameDialogProps = {
  campusId: string
  document: CampusDocument
  onSaved: () => void
  onClose: () => void
}

const fieldsOf = ({ title, position }: CampusDocument): DocumentFields => ({ title, position })

// Gives a document another title; the file itself keeps its name.
function RenameDialog({ campusId, document, onSaved, onClose }: RenameDialogProps) {
  const { t } = useText()
  const state = useRecordForm<CampusDocument, DocumentFields>({
    record: document,
    fieldsOf,
    limits: updateCampusDocumentRequestLimits,
    save: async (fields, version) => {
      const saved = await updateDocument(campusId, document.id, fields, version)
      onSaved()
      return saved
    },
  })
  return (
    <RecordDialog title={t('campus.documents.rename')} state={state} onClose={onClose}>
      <TextField
        control={state.form.control}
        name="title"
        label={t('campus.documents.title')}
        help={document.name}
        autoFocus
      />
    </RecordDialog>
  )
}
