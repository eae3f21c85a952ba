import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { documentRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { addDocument, type CampusDocument, documentsQuery } from './api'
import { DocumentList } from './document-list'
import { RenameDialog } from './rename-dialog'
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
      {mayEdit && (
        <Box sx={{ mb: 2 }}>
          <FileDrop label={t('campus.documents.add')} rules={documentRules} upload={upload} multiple />
        </Box>
      )}
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
