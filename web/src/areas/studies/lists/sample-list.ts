import { HttpResponse, http } from 'msw'
import { server } from '@/test/server'
import {
  type Kind,
  type ListBook,
  type ListStudent,
  type ListTick,
  type Sheet,
  type TickEntry,
  withTick,
} from './ticks'

// A list of tests, and a server that takes ticks as the real one does.

export function sampleStudent(name: string, change: Partial<ListStudent> = {}): ListStudent {
  return {
    ...{ id: `r-${name}`, student_id: `s-${name}`, first_name: name, last_name: 'Roy' },
    ...{ photo_url: '', card: '', ticks: [] },
    ...change,
  }
}

export function sampleBook(number: number, change: Partial<ListBook> = {}): ListBook {
  return {
    ...{ number, book_id: `b${number}`, title: `Book ${number}`, author: '', isbn: '', price: 1250 },
    ...{ barcode: `97800${number}`, currency: 'EUR', cover_url: '', stock: 0 },
    ...{ received: 0, returned: 0, paid: 0, missing: 0 },
    ...change,
  }
}

export const ticked = (book: number, kind: Kind, change: Partial<ListTick> = {}): ListTick => ({
  ...{ book, kind, stands: true, version: 1, at: '2026-11-14T09:00:00Z' },
  ...change,
})

export function sampleList(change: Partial<Sheet> = {}): Sheet {
  return {
    ...{ id: 'l1', version: 1, campus_id: 'c1', campus_name: 'Paris', name: 'Books of K1', note: '' },
    ...{ student_count: 2, book_count: 2, received: 0, returned: 0, paid: 0, closed: false, may_edit: true },
    ...{ created_at: '2026-11-01T09:00:00Z', updated_at: '2026-11-01T09:00:00Z' },
    books: [sampleBook(1), sampleBook(2)],
    students: ['Ana', 'Ben'].map((name) => sampleStudent(name)),
    ...change,
  }
}

// Serves the list, and takes what is sent; what was sent is told.
export function serveList(first: Sheet) {
  const served = { sheet: first, sent: [] as TickEntry[], refuse: '' }
  let mark = 0
  server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json({ mark: String(mark), data: served.sheet })),
    http.post('*/api/lists/l1/ticks', async ({ request }) => {
      const { entries } = (await request.json()) as { entries: TickEntry[] }
      served.sent.push(...entries)
      mark += 1
      const items = entries.map(({ id, student_id, book, kind, stands, note }) => {
        const now = served.refuse ? !stands : stands
        if (!served.refuse)
          served.sheet = withTick(served.sheet, { student_id, book, kind }, { stands, note, version: 1 })
        const outcome = served.refuse ? 'refused' : 'kept'
        const at = '2026-11-14T09:00:00Z'
        return {
          id,
          student_id,
          book,
          kind,
          outcome,
          code: served.refuse,
          by: '',
          stands: now,
          note,
          version: 1,
          at,
        }
      })
      return HttpResponse.json({ items })
    }),
  )
  return served
}
