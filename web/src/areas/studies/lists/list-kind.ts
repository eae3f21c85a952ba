import { api, unwrap } from '@/api/client'
import { type SheetId, type SheetKind, studentPhotos } from '@/offline/sheet-kind'
import { listPath } from './paths'
import { cellName, type Sheet, type TickEntry, type TickVerdict, withTick } from './ticks'

const pathOf = ({ agendaCourseId }: SheetId) => ({ path: { id: agendaCourseId } })

// How a list is read, ticked and kept. A tick is there or not: two who want the same never stand against each other, and
// who undoes another's says why.
export const listKind: SheetKind<Sheet, TickEntry, TickVerdict> = {
  name: 'lists',
  read: (id, since) =>
    unwrap(api.GET('/api/lists/{id}', { params: { ...pathOf(id), query: since ? { since } : {} } })),
  send: async (id, entries) =>
    (await unwrap(api.POST('/api/lists/{id}/ticks', { params: pathOf(id), body: { entries } }))).items,
  cellOf: ({ student_id, book, kind }) => cellName(student_id, book, kind),
  apply: (sheet, entry) => withTick(sheet, entry, { stands: entry.stands, note: entry.note }),
  applyVerdict: (sheet, verdict) => {
    const { stands, note, version, at, by } = verdict
    return withTick(sheet, verdict, { stands, note, version, at, by })
  },
  retold: (entry) => ({ ...entry, id: crypto.randomUUID() }),
  overwrittenBy: () => '',
  putBack: (_sheet, entry) => ({ ...entry, id: crypto.randomUUID() }),
  title: 'line.sheet.lists',
  titleOf: ({ name }) => name,
  place: ({ agendaCourseId }) => listPath(agendaCourseId),
  photos: studentPhotos,
}
