import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { updateBookFileRequestLimits } from '@/api/limits/update-book-file-request'
import { useText } from '@/texts/use-text'
import { bookFileRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { SortableList } from '@/ui/sorting/sortable-list'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Book } from '../books/api'
import { BookFrame } from '../books/book-frame'
import { bookListPath } from '../books/book-list'
import { BookQueryView } from '../books/book-query-view'
import { type BookFile, type BookFileFields, bookFilesQuery, renameFile } from './api'
import { FileRow } from './file-row'
import { useFileActions } from './use-file-actions'

// /apps/academic/book/files/{bookId}
export function Component() {
  return <BookQueryView>{(book) => <BookFilesView key={book.id} book={book} />}</BookQueryView>
}

// The files of a book: added and put in order by who keeps the library, opened by everybody who may read it.
function BookFilesView({ book }: { book: Book }) {
  const { t } = useText()
  const [gone, setGone] = useState(false)
  const files = useQuery(bookFilesQuery(book.id))
  const { add } = useFileActions(book)
  const uploads = useUploads({ kind: 'book_file', scope: book.id, rules: bookFileRules, onDone: add })
  if (gone) return <Navigate to={bookListPath} replace />
  const mayKeep = book.may_edit || book.downloadable
  return (
    <BookFrame book={book} shown="files" onDeleted={() => setGone(true)}>
      <QueryView query={files} loading={<LoadingRows rows={3} height={56} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={book.may_edit ? t('book.file.none_yet') : t('book.file.none')} />
          ) : (
            <>
              <FileList book={book} files={items} mayKeep={mayKeep} />
              {!mayKeep && (
                <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
                  {t('book.file.only_read')}
                </Typography>
              )}
            </>
          )
        }
      </QueryView>
      {/* After the list, as everywhere, or it would be pushed down when that comes. */}
      {book.may_edit && files.data && (
        <Box sx={{ mt: 3 }}>
          <UploadArea label={t('book.file.add')} uploads={uploads} />
        </Box>
      )}
    </BookFrame>
  )
}

type FileListProps = { book: Book; files: readonly BookFile[]; mayKeep: boolean }

// The files in the order people gave them: the chapters of an audio book one after the other.
function FileList({ book, files, mayKeep }: FileListProps) {
  const { t } = useText()
  const { move, remove, refresh } = useFileActions(book)
  const [renamed, setRenamed] = useState<BookFile | null>(null)
  if (!book.may_edit) {
    return (
      <Box component="ul" aria-label={t('book.files')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <li key={file.id}>
            <FileRow file={file} mayKeep={mayKeep} />
          </li>
        ))}
      </Box>
    )
  }
  return (
    <>
      <SortableList
        label={t('book.files')}
        items={files}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={(from, to) => void move(files, from, to)}
      >
        {(file, handle) => (
          <FileRow
            file={file}
            mayKeep={mayKeep}
            handle={files.length > 1 && handle}
            changes={{ onRename: () => setRenamed(file), onDelete: () => void remove(file) }}
          />
        )}
      </SortableList>
      {renamed && (
        <RenameDialog
          bookId={book.id}
          file={renamed}
          onSaved={() => {
            void refresh()
            setRenamed(null)
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}

type RenameDialogProps = { bookId: string; file: BookFile; onSaved: () => void; onClose: () => void }

const fieldsOf = ({ title }: BookFile): BookFileFields => ({ title })

// Gives a file another title; the file itself keeps its name.
function RenameDialog({ bookId, file, onSaved, onClose }: RenameDialogProps) {
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
