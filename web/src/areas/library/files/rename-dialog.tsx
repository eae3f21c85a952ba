import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type SyntheticEvent, useId } from 'react'
import { updateBookFileRequestLimits } from '@/api/limits/update-book-file-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { ConflictDialog } from '@/ui/record/conflict-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type BookFile, type BookFileFields, renameFile } from './api'

type RenameDialogProps = { bookId: string; file: BookFile; onSaved: () => void; onClose: () => void }

const fieldsOf = ({ title }: BookFile): BookFileFields => ({ title })

// Gives a file another title; the file itself keeps its name.
export function RenameDialog({ bookId, file, onSaved, onClose }: RenameDialogProps) {
  const { t } = useText()
  const id = useId()
  const state = useRecordForm<BookFile, BookFileFields>({
    record: file,
    fieldsOf,
    limits: updateBookFileRequestLimits,
    save: async (fields, version) => {
      const saved = await renameFile(bookId, file.id, fields, version)
      onSaved()
      return saved
    },
  })
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('book.file.rename')}</DialogTitle>
          <DialogContent>
            <TextField
              control={state.form.control}
              name="title"
              label={t('book.file.name')}
              help={file.name}
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
