import { api, type Schemas, unwrap } from '@/api/client'
import { dropCopy, findCopies, findCopy, keepCopy } from '@/offline/kept-sheets'
import type { Seen } from '@/offline/seen'
import type { SheetId, SheetKinds } from '@/offline/sheet-kind'
import type { KeptSheet } from '@/session/keeping/kept-database'

export type WeekendKit = Schemas['WeekendKit']

/** What a kit is packed with beyond what the server says: the app knows the areas, which do not know each other. */
export type KitWays = {
  kinds: SheetKinds
  // Which till this device is at a campus.
  tillOf: (campus: string) => SheetId | undefined
  // Reads of the pages that lead to the sheets; each keeps what it read.
  pages: (kit: WeekendKit) => PageReads | Promise<PageReads>
}

type PageReads = readonly (() => Promise<Seen<unknown>>)[]

/** A kit as it was packed, and which photos its sheets have: by sheet, so that they go with it. */
export type KeptKit = { kit: WeekendKit; photos: Record<string, string[]> }

const kind = 'kit'
const placeOf = (campus: string): SheetId => ({ agendaCourseId: campus, classId: kind })

export const readKit = (campus: string): Promise<WeekendKit> =>
  unwrap(api.GET('/api/weekend-kit', { params: { query: { campus } } }))

export const keepKit = (kept: KeptKit, at: number): Promise<boolean> =>
  keepCopy(kind, placeOf(kept.kit.campus_id), { mark: '', data: kept, at })

export async function findKit(campus: string): Promise<(KeptKit & { at: number }) | undefined> {
  const copy = await findCopy<KeptKit>(kind, placeOf(campus))
  return copy && { ...copy.data, at: copy.at }
}

export async function findKits(): Promise<(KeptKit & { at: number })[]> {
  const all = (await findCopies<KeptKit>(kind)) ?? []
  return all.map(({ data, at }) => ({ ...data, at }))
}

export const forgetKit = (campus: string): Promise<void> => dropCopy(kind, placeOf(campus))

// The sheets of a kit, as they are kept; its till is one of them on a device that is one.
export function sheetsIn(kit: WeekendKit, till?: SheetId): KeptSheet[] {
  const sheet = (name: string) => (one: Schemas['KitSheet']) => ({
    kind: name,
    agendaCourseId: one.agenda_course_id,
    classId: one.class_id,
  })
  return [
    ...kit.attendance.map(sheet('attendance')),
    ...kit.grades.map(sheet('grades')),
    ...kit.lists.map(({ id }) => ({ kind: 'lists', agendaCourseId: id, classId: 'list' })),
    ...(kit.till && till ? [{ kind: 'till', ...till }] : []),
  ]
}

export const sheetName = ({ kind: of, agendaCourseId, classId }: KeptSheet) =>
  [of, agendaCourseId, classId].join(' ')
