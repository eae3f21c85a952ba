import { formatMoney } from '@/lib/money'
import { languageName } from '@/lib/world'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import type { HistoryWords, RecordFields } from '@/ui/record/history-events'
import { trailOf } from '@/ui/record/history-source'
import { LastChanges } from '@/ui/record/last-changes'
import { RecordHistory } from '@/ui/record/record-history'
import type { Book } from './api'

export function BookHistory({ book, onClose }: { book: Book; onClose: () => void }) {
  return <RecordHistory source={trailOf('book', book.id)} now={book} words={bookWords} onClose={onClose} />
}

export function BookChanges({ book }: { book: Book }) {
  return <LastChanges source={trailOf('book', book.id)} now={book} words={bookWords} />
}

// An amount and its currency are one thing to people. Of a cover the trail has nothing to show.
const names: Record<string, TextKey> = {
  title: 'book.title',
  author: 'book.author',
  type: 'book.type',
  language: 'book.language',
  isbn: 'book.isbn',
  barcode: 'book.barcode',
  price: 'book.price',
  currency: 'book.price',
  description: 'book.description',
  active: 'book.active',
  published: 'book.published',
  downloadable: 'book.downloadable',
}

type Words = (fields: RecordFields, texts: Texts) => string | undefined

const price: Words = ({ price: amount, currency }, { language }) =>
  typeof amount === 'number' && amount > 0 && typeof currency === 'string'
    ? formatMoney(amount, currency, language)
    : ''

const values: Record<string, Words> = {
  type: ({ type }, { code }) => code(`book.types.${type}`),
  language: ({ language: spoken }, { language }) =>
    typeof spoken === 'string' ? languageName(spoken, language) : undefined,
  price,
  currency: price,
}

const bookWords: HistoryWords = {
  action: ({ action }, { code }) => code(`book.event.${action}`),
  field: (name, { t }) => names[name] && t(names[name]),
  value: (name, fields, texts) => values[name]?.(fields, texts),
}
