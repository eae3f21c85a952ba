import { HttpResponse, http } from 'msw'
import { ApiError } from '@/api/api-error'
import { noAnswer } from '@/api/line'
import { noteAnswer } from '@/api/server-news'
import type { SheetId, SheetKind } from './sheet-kind'

// A sheet of tests: cells with words in them, and a server that judges entries as the real one does.

export type Words = Readonly<Record<string, string>>
export type Word = { id: string; cell: string; was: string; now: string }
export type WordVerdict = {
  id: string
  cell: string
  now: string
  outcome: 'kept' | 'same' | 'left' | 'conflict' | 'refused'
  code: string
  by: string
}

let made = 0

export const word = (cell: string, was: string, now: string): Word => ({
  id: `entry-${++made}`,
  cell,
  was,
  now,
})

export const sheetId = { agendaCourseId: 'a1', classId: 'k1' }

const address = ({ agendaCourseId, classId }: SheetId) => `/api/words/${agendaCourseId}/${classId}`

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? undefined : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(path, request).catch(() => {
    throw noAnswer()
  })
  noteAnswer(response.status, null)
  if (!response.ok) throw new ApiError(response.status, await response.json())
  return response.json()
}

export const wordKind: SheetKind<Words, Word, WordVerdict> = {
  name: 'words',
  read: (id, since) => call(`${address(id)}?since=${since ?? ''}`),
  send: (id, entries) => call(address(id), entries),
  cellOf: ({ cell }) => cell,
  apply: (sheet, { cell, now }) => ({ ...sheet, [cell]: now }),
  applyVerdict: (sheet, { cell, now }) => ({ ...sheet, [cell]: now }),
  retold: (entry, verdict) => word(entry.cell, verdict.now, entry.now),
  // Who changed a word is not told: in tests it is always the same one.
  overwrittenBy: (sheet, { cell, now }) => (sheet[cell] === now ? '' : 'Rui Costa'),
  putBack: (sheet, { cell, now }) => word(cell, sheet[cell] ?? '', now),
  title: 'line.sheet.attendance',
  titleOf: () => 'Words · K1',
  place: ({ agendaCourseId, classId }) => `/words/${agendaCourseId}/${classId}`,
}

export function wordServer(cells: Record<string, string> = {}) {
  const known = new Set<string>()
  const requests: string[][] = []
  let version = 1
  const take = ({ id, cell, was, now }: Word): WordVerdict => {
    const there = cells[cell] ?? ''
    const verdict = (outcome: WordVerdict['outcome'], code = ''): WordVerdict => ({
      ...{ id, cell, outcome, code },
      now: cells[cell] ?? '',
      by: outcome === 'conflict' ? 'Rui Costa' : '',
    })
    if (now === 'wrong') return verdict('refused', 'request.invalid')
    if (known.has(id) || there === now) return verdict('same')
    if (there !== was) return verdict('conflict')
    cells[cell] = now
    version++
    known.add(id)
    return verdict('kept')
  }
  return {
    cells,
    requests,
    // Somebody else has entered it.
    put: (cell: string, now: string) => {
      cells[cell] = now
      version++
    },
    take: (entries: Word[]) => {
      requests.push(entries.map(({ now }) => now))
      return entries.map(take)
    },
    handlers: () => [
      http.get('*/api/words/:course/:class', ({ request }) => {
        const since = new URL(request.url).searchParams.get('since')
        const mark = String(version)
        return HttpResponse.json(since === mark ? { mark } : { mark, data: { ...cells } })
      }),
      http.post('*/api/words/:course/:class', async ({ request }) => {
        const entries = (await request.json()) as Word[]
        requests.push(entries.map(({ now }) => now))
        return HttpResponse.json(entries.map(take))
      }),
    ],
  }
}
