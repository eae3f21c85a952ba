import { updateBookFileRequestLimits } from '@/api/limits/update-book-file-request'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type BookFile, type BookFileFields, renameFile } from './api'

type RenameDialogProps = { bookId: string; file: BookFile; onSaved: () => void; onClose: () => void }

const fieldsOf = ({ title }: BookFile): BookFileFields => ({ title })

// Gives a file another title; the file itself keeps its name.
export function RenameDialog({ bookId, file, onSaved, onClose }: RenameDialogProps) {
  const { t } = useText()
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
  return (
    <RecordDialog title={t('book.file.rename')} state={state} onClose={onClose}>
      <TextField
        control={state.form.control}
        name="title"
        label={t('book.file.name')}
        help={file.name}
        autoFocus
      />
    </RecordDialog>
  )
}
