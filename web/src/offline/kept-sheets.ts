import { pageMeta } from '@/lib/page-meta'
import type { Keeping } from '@/session/keeping/keeping'
import type { KeptSheet } from '@/session/keeping/kept-database'
import { openKeeping } from './open-keeping'
import type { Copy, SheetId } from './sheet-kind'

// The name of a sheet among what is kept of a person.
export function keptName(person: string, { kind, agendaCourseId, classId }: KeptSheet): string {
  return JSON.stringify([person, kind, agendaCourseId, classId])
}

const sheetOf = (kind: string, { agendaCourseId, classId }: SheetId): KeptSheet => ({
  kind,
  agendaCourseId,
  classId,
})

type KeptContent<Sheet> = { mark: string; data: Sheet; version: string }

// Keeps a sheet as the server told it, sealed. A browser that has no room for it does without: then it is false.
export async function keepCopy<Sheet>(kind: string, id: SheetId, copy: Copy<Sheet>): Promise<boolean> {
  const kept = await withKeeping(async (keeping) => {
    const sheet = sheetOf(kind, id)
    const name = keptName(keeping.person, sheet)
    const sealed = await keeping.seal(name, {
      mark: copy.mark,
      data: copy.data,
      version: pageMeta('version'),
    })
    await keeping.database.put('copy', { ...sheet, name, person: keeping.person, at: copy.at, sealed })
    return true
  })
  return kept ?? false
}

// Everything of a kind that is kept of who is signed in.
export async function findCopies<Sheet>(kind: string) {
  return withKeeping(async (keeping) => {
    const all = await keeping.database.getAllFromIndex('copy', 'person', keeping.person)
    const opened = all
      .filter((one) => one.kind === kind)
      .map(async ({ name, agendaCourseId, classId, at, sealed }) => {
        const copy = (await keeping.open(name, sealed)) as KeptContent<Sheet> | undefined
        return copy ? [{ id: { agendaCourseId, classId }, data: copy.data, at }] : []
      })
    return (await Promise.all(opened)).flat()
  })
}

export async function findCopy<Sheet>(kind: string, id: SheetId): Promise<Copy<Sheet> | undefined> {
  return withKeeping(async (keeping) => {
    const name = keptName(keeping.person, sheetOf(kind, id))
    const kept = await keeping.database.get('copy', name)
    const copy = kept && ((await keeping.open(name, kept.sealed)) as KeptContent<Sheet> | undefined)
    if (!copy) return undefined
    // Another version of the program may tell more: it is asked for everything.
    const mark = copy.version === pageMeta('version') ? copy.mark : ''
    return { mark, data: copy.data, at: kept.at }
  })
}

type CopyRow = KeptSheet & { at: number; bytes: number }

// What is kept of who is signed in, and how large it is; nothing of it is opened.
export async function findRows(): Promise<CopyRow[]> {
  const found = await withKeeping(async ({ person, database }) =>
    (await database.getAllFromIndex('copy', 'person', person)).map(
      ({ kind, agendaCourseId, classId, at, sealed }) => ({
        ...{ kind, agendaCourseId, classId, at },
        bytes: sealed.text.byteLength,
      }),
    ),
  )
  return found ?? []
}

// Who may no longer read a sheet keeps no copy of it.
export async function dropCopy(kind: string, id: SheetId): Promise<void> {
  await withKeeping(({ person, database }) => database.delete('copy', keptName(person, sheetOf(kind, id))))
}

async function withKeeping<T>(act: (keeping: Keeping) => Promise<T>): Promise<T | undefined> {
  const keeping = await openKeeping()
  return keeping && act(keeping).catch(() => undefined)
}
