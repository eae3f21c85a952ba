import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keepBook, setCover } from '../books/api'

// Makes the first page of a PDF the cover of a book.
export function usePdfCover(bookId: string): (pdf: () => Promise<ArrayBuffer>) => Promise<void> {
  const { t } = useText()
  const cache = useQueryClient()
  return async (pdf) => {
    const picture = await drawPdf(pdf)
    if (!picture) return notify({ text: t('book.cover.not_drawn'), tone: 'error' })
    try {
      keepBook(cache, await setCover(bookId, picture))
      notify({ text: t('book.cover.drawn') })
    } catch (error) {
      notifyFailure(error)
    }
  }
}

// A PDF that is locked, broken or too strange to be drawn is no reason to stop anybody.
export async function drawPdf(pdf: () => Promise<ArrayBuffer>): Promise<File | undefined> {
  try {
    const { drawFirstPage } = await import('./first-page')
    return await drawFirstPage(await pdf())
  } catch {
    return undefined
  }
}
