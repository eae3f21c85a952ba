import Box from '@mui/material/Box'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { SortableList } from '@/ui/sorting/sortable-list'
import type { Book } from '../books/api'
import type { BookFile } from './api'
import { FileRow } from './file-row'
import { RenameDialog } from './rename-dialog'
import { useFileActions } from './use-file-actions'

type FileListProps = { book: Book; files: readonly BookFile[]; mayKeep: boolean }

// The files in the order people gave them: the chapters of an audio book one after the other.
export function FileList({ book, files, mayKeep }: FileListProps) {
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
