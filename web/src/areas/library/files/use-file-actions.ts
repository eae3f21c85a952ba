import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Book, bookQuery, refreshBook } from '../books/api'
import { usePdfCover } from '../cover/use-pdf-cover'
import { addFile, type BookFile, bookFilesQuery, deleteFile, orderFiles } from './api'

// Books whose cover is being drawn: of several PDFs that arrive together one is enough.
const drawing = new Set<string>()

// What can be done with the files of a book. After each act the list is asked for anew.
export function useFileActions({ id: bookId }: Book) {
  const { t } = useText()
  const cache = useQueryClient()
  const drawCover = usePdfCover(bookId)
  const { queryKey } = bookFilesQuery(bookId)
  const refresh = async () => {
    await Promise.all([cache.invalidateQueries({ queryKey }), refreshBook(cache, bookId)])
  }

  // A book without a cover gets one from its first file that has one: from an EPUB by the server, from a PDF here.
  const add = async (upload: string, file: File) => {
    const added = await addFile(bookId, upload)
    await refresh()
    if (added.kind !== 'pdf' || drawing.has(bookId)) return
    drawing.add(bookId)
    try {
      const book = await cache.fetchQuery({ ...bookQuery(bookId), staleTime: 0 })
      if (book.cover_url === '') await drawCover(() => file.arrayBuffer())
    } finally {
      drawing.delete(bookId)
    }
  }

  // The list shows the new order at once; where saving fails it goes back to what the server has.
  const move = async (files: readonly BookFile[], from: number, to: number) => {
    const ordered = [...files]
    ordered.splice(to, 0, ...ordered.splice(from, 1))
    await cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, ordered)
    try {
      await orderFiles(
        bookId,
        ordered.map(({ id }) => id),
      )
    } catch (error) {
      notifyFailure(error)
    }
    await cache.invalidateQueries({ queryKey })
  }

  const remove = async (file: BookFile) => {
    const { title } = file
    const question = { title: t('book.file.question'), text: t('book.file.delete_text', { title }) }
    if (!(await confirm({ ...question, act: t('book.file.delete'), irreversible: true }))) return
    try {
      await deleteFile(bookId, file)
      notify({ text: t('book.file.deleted', { title }) })
    } catch (error) {
      notifyFailure(error)
    }
    await refresh()
  }

  return { add, move, remove, refresh }
}
