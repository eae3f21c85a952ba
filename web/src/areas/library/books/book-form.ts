import type { ExtraCheck } from '@/ui/form/limits'
import type { Book, BookFields } from './api'
import { isbnOfBarcode, isIsbn } from './isbn'

// What people fill in and may change, out of the whole record.
export function fieldsOf(book: Book): BookFields {
  const { title, author, language, isbn, barcode, price, currency, type, description } = book
  const { active, published, downloadable } = book
  return {
    ...{ title, author, language, isbn, barcode, price, currency, type, description },
    ...{ active, published, downloadable },
  }
}

// A new book as most are: on paper, in the catalogue, not yet for everybody.
export function newBook(language: string, barcode: string): BookFields {
  return {
    ...{ title: '', author: '', language, isbn: isbnOfBarcode(barcode) ?? '', barcode },
    ...{ price: 0, currency: 'EUR', type: 'paperback', description: '' },
    ...{ active: true, published: false, downloadable: false },
  }
}

const minBarcode = 6

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkBook: ExtraCheck<BookFields> = ({ barcode, isbn, currency }) => {
  const short = barcode.trim() !== '' && barcode.trim().length < minBarcode
  return {
    barcode: short ? `field.too_short {"limit":${minBarcode}}` : undefined,
    isbn: isbn.trim() !== '' && !isIsbn(isbn) ? 'book.isbn_wrong' : undefined,
    currency: currency ? undefined : 'field.required',
  }
}
