import { useNavigate } from 'react-router'
import { notifyFailure } from '@/ui/notify-failure'
import { findByBarcode } from '../books/api'
import { bookListPath, bookPath } from '../books/book-list'

// Leads to the book of a barcode, or to the list where several answer to it. False where there is none.
export function useFindBook(): (barcode: string) => Promise<boolean> {
  const navigate = useNavigate()
  return async (barcode) => {
    try {
      const [book, ...others] = await findByBarcode(barcode)
      if (!book) return false
      const list = `${bookListPath}?${new URLSearchParams({ barcode })}`
      await navigate(others.length > 0 ? list : bookPath(book.id))
    } catch (error) {
      notifyFailure(error)
    }
    return true
  }
}
