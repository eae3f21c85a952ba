import { useQueryClient } from '@tanstack/react-query'
import type { Seen } from '@/api/seen'
import { staleRecord } from '@/api/stale-record'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm, type Question } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Book,
  bookQuery,
  type Dependents,
  deleteBook,
  fetchDependents,
  forgetBook,
  keepBook,
  type Outcome,
  updateBook,
} from './api'
import { fieldsOf } from './book-form'

type Titled = Seen & { title: string }

// What can be done with a whole book, from the list and from its own page alike.
export function useBookActions() {
  const texts = useText()
  const cache = useQueryClient()

  // Asks first, with what hangs on it; null where it was not done.
  const remove = async ({ id, version, title }: Titled): Promise<Outcome | null> => {
    try {
      const dependents = await fetchDependents(id)
      if (!(await confirm(deleteQuestion(title, dependents, texts)))) return null
      const before = dependents.archives ? await cache.fetchQuery(bookQuery(id)) : null
      const outcome = await deleteBook({ id, version })
      forgetBook(cache, id)
      notify({
        text: texts.t(`book.delete.${outcome}`, { title }),
        ...(before && outcome === 'archived' && { undo: () => void bringBack(before) }),
      })
      return outcome
    } catch (error) {
      notifyFailure(error)
      const now = staleRecord<Book>(error)
      if (now) keepBook(cache, now)
      return null
    }
  }

  // Into the catalogue again, and to who read it before; only what is as it was left.
  const bringBack = async ({ id, active, published }: Book) => {
    try {
      const now = await cache.fetchQuery({ ...bookQuery(id), staleTime: 0 })
      keepBook(cache, await updateBook(id, { ...fieldsOf(now), active, published }, now.version))
    } catch (error) {
      notifyFailure(error)
    }
  }

  return { remove }
}

function deleteQuestion(title: string, { items, archives }: Dependents, { t, code }: Texts): Question {
  return {
    title: t('book.delete.question'),
    text: t(archives ? 'book.delete.archives_text' : 'book.delete.text', { title }),
    details: items
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => code(`book.hangs.${name}`, { count }) ?? `${name}: ${count}`),
    act: archives ? t('book.delete.archives_act') : t('book.delete.act'),
    irreversible: !archives,
  }
}
