import { type Held, standOf } from '@/offline/held-store'
import { findCopy } from '@/offline/kept-sheets'
import { openKeeping } from '@/offline/open-keeping'
import type { SheetKinds, SheetVerdict } from '@/offline/sheet-kind'

// What was entered in a sheet on this device and the server has not taken.
export type WaitingSheet = {
  name: string
  kind: string
  // Empty where nothing is kept that tells it.
  title: string
  // Where it is worked on, or the way there; empty of a kind that this release does not know.
  place: string
  waiting: number
  conflicts: number
  refused: number
}

/** Everything that the signed-in person entered here and that is not in the school's books yet, sheet by sheet. */
export async function whatWaits(kinds: SheetKinds): Promise<WaitingSheet[]> {
  const keeping = await openKeeping()
  if (!keeping) return []
  const found = new Map<string, WaitingSheet>()
  const entries = await keeping.database.getAllFromIndex('entry', 'person', keeping.person)
  for (const { id, name, kind, agendaCourseId, classId, sealed } of entries) {
    const held = (await keeping.open(id, sealed)) as Held<unknown, SheetVerdict> | undefined
    if (!held) continue
    const sheet: WaitingSheet = found.get(name) ?? {
      ...{ name, kind, waiting: 0, conflicts: 0, refused: 0 },
      ...(await sheetAt(kinds, kind, { agendaCourseId, classId })),
    }
    sheet[standOf(held)]++
    found.set(name, sheet)
  }
  return [...found.values()]
}

async function sheetAt(kinds: SheetKinds, kind: string, id: { agendaCourseId: string; classId: string }) {
  const [of, copy] = [await kinds[kind]?.(), await findCopy(kind, id)]
  return { title: copy && of ? of.titleOf(copy.data) : '', place: of?.place(id, copy?.data) ?? '' }
}
