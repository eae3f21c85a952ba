import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { renewLink } from '@/api/file-link'
import { updateBookRequestLimits } from '@/api/limits/update-book-request'
import { useSeen } from '@/session/last-seen'
import { useMayFollow } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { pictureRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { PdfIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { RecordColumns } from '@/ui/record/record-columns'
import { RecordForm } from '@/ui/record/record-form'
import { useEditing } from '@/ui/record/use-editing'
import { useRecordForm } from '@/ui/record/use-record-form'
import { usePdfCover } from '../cover/use-pdf-cover'
import { bookFilesQuery } from '../files/api'
import { type Book, type BookFields, keepBook, removeCover, setCover, updateBook } from './api'
import { AvailabilitySection } from './availability-section'
import { BookCover } from './book-cover'
import { checkBook, fieldsOf } from './book-form'
import { BookFrame } from './book-frame'
import { bookListPath } from './book-list'
import { BookQueryView } from './book-query-view'
import { IdentitySection } from './identity-section'
import { useBooksMay } from './may-keep'
import { NumbersSection } from './numbers-section'

const BookChanges = lazyPart(() => import('./book-history').then((m) => ({ default: m.BookChanges })))

// /apps/academic/book/{bookId}
export function Component() {
  return <BookQueryView>{(book) => <BookView key={book.id} book={book} />}</BookQueryView>
}

// One book: all its fields, in the groups that people think in.
function BookView({ book }: { book: Book }) {
  const cache = useQueryClient()
  const [gone, setGone] = useState(false)
  // Who sees only what is published knows that it is.
  const { seeAll } = useBooksMay()
  const state = useRecordForm<Book, BookFields>({
    record: book,
    fieldsOf,
    limits: updateBookRequestLimits,
    check: checkBook,
    save: async (fields, version) => {
      const saved = await updateBook(book.id, fields, version)
      keepBook(cache, saved)
      return saved
    },
  })
  const { form } = state
  useSeen({ kind: 'book', id: book.id, title: book.title, about: book.author })
  const editing = useEditing(book.may_edit)
  const mayFollow = useMayFollow()
  if (gone) return <Navigate to={bookListPath} replace />
  return (
    <BookFrame
      book={book}
      shown="details"
      changed={state.changes > 0}
      editing={editing}
      onDeleted={() => setGone(true)}
    >
      <RecordForm state={state} editing={editing}>
        <RecordColumns aside={mayFollow && <BookChanges book={book} />}>
          <IdentitySection control={form.control} cover={editing.on && <CoverField book={book} />} />
          <NumbersSection form={form} />
          {seeAll && <AvailabilitySection control={form.control} />}
        </RecordColumns>
      </RecordForm>
    </BookFrame>
  )
}

// The cover, with what it looks like: a picture, or the first page of the book's PDF. It is saved as soon as it is
// chosen.
function CoverField({ book }: { book: Book }) {
  const { t } = useText()
  const cache = useQueryClient()
  const upload = useUpload(pictureRules, async (file, onProgress) => {
    keepBook(cache, await setCover(book.id, file, onProgress))
    notify({ text: t('book.cover.saved') })
  })
  const handleRemove = async () => {
    const question = { title: t('book.cover.question'), text: t('book.cover.remove_text') }
    if (!(await confirm({ ...question, act: t('book.cover.remove_act'), irreversible: true }))) return
    try {
      keepBook(cache, await removeCover(book.id))
      notify({ text: t('book.cover.removed') })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <Typography variant="subtitle1" component="div" sx={{ mb: 0.5 }}>
        {t('book.cover.label')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <BookCover title={book.title} src={book.cover_url} width={96} />
          {book.cover_url && (
            <Button
              size="small"
              color="inherit"
              aria-label={t('book.cover.remove_act')}
              onClick={handleRemove}
            >
              {t('book.cover.remove')}
            </Button>
          )}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ width: '100%' }}>
            <FileDrop label={t('book.cover.label')} rules={pictureRules} upload={upload} />
          </Box>
          <FromPdf book={book} />
        </Box>
      </Box>
    </>
  )
}

// Offered where the book has a PDF to take the cover from.
function FromPdf({ book }: { book: Book }) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const drawCover = usePdfCover(book.id)
  const files = useQuery(bookFilesQuery(book.id)).data ?? []
  const pdf = files.find(({ kind }) => kind === 'pdf')
  if (!pdf) return null
  const handleClick = async () => {
    setBusy(true)
    await drawCover(async () => {
      const answer = await fetch(await renewLink(pdf.content_url))
      if (!answer.ok) throw new Error(`the file answers ${answer.status}`)
      return answer.arrayBuffer()
    })
    setBusy(false)
  }
  return (
    <Button size="small" startIcon={<PdfIcon />} loading={busy} loadingPosition="start" onClick={handleClick}>
      {t('book.cover.from_pdf')}
    </Button>
  )
}
