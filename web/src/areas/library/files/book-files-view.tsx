import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { bookFileRules } from '@/ui/files/file-rules'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Book } from '../books/api'
import { BookFrame } from '../books/book-frame'
import { bookListPath } from '../books/book-list'
import { bookFilesQuery } from './api'
import { FileList } from './file-list'
import { useFileActions } from './use-file-actions'

// The files of a book: added and put in order by who keeps the library, opened by everybody who may read it.
export function BookFilesView({ book }: { book: Book }) {
  const { t } = useText()
  const [gone, setGone] = useState(false)
  const files = useQuery(bookFilesQuery(book.id))
  const { add } = useFileActions(book)
  const uploads = useUploads({ kind: 'book_file', scope: book.id, rules: bookFileRules, onDone: add })
  if (gone) return <Navigate to={bookListPath} replace />
  const mayKeep = book.may_edit || book.downloadable
  return (
    <BookFrame book={book} shown="files" onDeleted={() => setGone(true)}>
      {book.may_edit && (
        <Box sx={{ mb: 2 }}>
          <UploadArea label={t('book.file.add')} uploads={uploads} />
        </Box>
      )}
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
    </BookFrame>
  )
}
