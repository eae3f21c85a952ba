import { updateCampusDocumentRequestLimits } from '@/api/limits/update-campus-document-request'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type CampusDocument, type DocumentFields, updateDocument } from './api'

type RenameDialogProps = {
  campusId: string
  document: CampusDocument
  onSaved: () => void
  onClose: () => void
}

const fieldsOf = ({ title, position }: CampusDocument): DocumentFields => ({ title, position })

// Gives a document another title; the file itself keeps its name.
export function RenameDialog({ campusId, document, onSaved, onClose }: RenameDialogProps) {
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
