import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { updateCampusDocumentRequestLimits } from '@/api/limits/update-campus-document-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { ConflictDialog } from '@/ui/record/conflict-dialog'
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
  const id = useId()
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
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('campus.documents.rename')}</DialogTitle>
          <DialogContent>
            <TextField
              control={state.form.control}
              name="title"
              label={t('campus.documents.title')}
              help={document.name}
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={state.saving}>
              {t('ui.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {state.conflict && <ConflictDialog conflict={state.conflict} onResolve={state.resolve} />}
    </FormScope>
  )
}
