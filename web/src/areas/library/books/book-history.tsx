import { trailOf } from '@/ui/record/history-source'
import { RecordHistory } from '@/ui/record/record-history'
import type { Book } from './api'
import { bookWords } from './book-words'

export function BookHistory({ book, onClose }: { book: Book; onClose: () => void }) {
  return <RecordHistory source={trailOf('book', book.id)} now={book} words={bookWords} onClose={onClose} />
}
