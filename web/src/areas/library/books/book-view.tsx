import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { updateBookRequestLimits } from '@/api/limits/update-book-request'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { useShortcut } from '@/ui/use-shortcut'
import { CoverField } from '../cover/cover-field'
import { type Book, type BookFields, keepBook, updateBook } from './api'
import { AvailabilitySection } from './availability-section'
import { checkBook, fieldsOf } from './book-form'
import { BookFrame } from './book-frame'
import { bookListPath } from './book-list'
import { IdentitySection } from './identity-section'
import { useBooksMay } from './may-keep'
import { NumbersSection } from './numbers-section'

// One book: all its fields, in the groups that people think in.
export function BookView({ book }: { book: Book }) {
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
  useShortcut('e', book.may_edit ? () => form.setFocus('title') : undefined)
  if (gone) return <Navigate to={bookListPath} replace />
  return (
    <BookFrame book={book} shown="details" changed={state.changes > 0} onDeleted={() => setGone(true)}>
      <RecordForm state={state} readOnly={!book.may_edit}>
        <IdentitySection
          control={form.control}
          cover={book.may_edit ? <CoverField book={book} /> : undefined}
        />
        <NumbersSection form={form} />
        {seeAll && <AvailabilitySection control={form.control} />}
      </RecordForm>
    </BookFrame>
  )
}
