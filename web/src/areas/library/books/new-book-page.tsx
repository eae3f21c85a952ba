import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { createBookRequestLimits } from '@/api/limits/create-book-request'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { CreateBar } from '@/ui/record/create-bar'
import { RecordForm } from '@/ui/record/record-form'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { lastList } from '@/ui/table/last-list'
import { type Book, type BookFields, createBook, keepBook } from './api'
import { AvailabilitySection } from './availability-section'
import { checkBook, newBook } from './book-form'
import { bookListPath, bookPath } from './book-list'
import { IdentitySection } from './identity-section'
import { NumbersSection } from './numbers-section'

// /apps/academic/book/new, with ?barcode= where a scanner found none: the same form as that of an existing book.
export function Component() {
  const { t, language } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = useNewRecordForm<Book, BookFields>({
    values: newBook(language, search.get('barcode')?.trim().slice(0, 64) ?? ''),
    limits: createBookRequestLimits,
    sendsLater: true,
    check: checkBook,
    create: createBook,
    onCreated: (book) => {
      keepBook(cache, book)
      notify({ text: t('book.create.done', { title: book.title }) })
      void navigate(bookPath(book.id), { replace: true })
    },
  })
  const { form } = state
  return (
    <>
      <BackLink listPath={bookListPath}>{t('book.list.title')}</BackLink>
      <PageHeader title={t('book.create.open')} subtitle={t('book.cover.later')} />
      <RecordForm
        state={state}
        bar={<CreateBar state={state} act={t('book.create.act')} cancelHref={lastList(bookListPath)} />}
      >
        <IdentitySection control={form.control} />
        <NumbersSection form={form} />
        <AvailabilitySection control={form.control} />
      </RecordForm>
    </>
  )
}
