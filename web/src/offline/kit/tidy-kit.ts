import { useLine } from '@/api/line'
import { isGone } from '@/offline/is-gone'
import { keepOnlyPhotos } from '@/offline/kept-photos'
import { dropCopy, findRows } from '@/offline/kept-sheets'
import { leadsTo } from '@/offline/page-name'
import { dropTaken, tidyTaken } from '@/offline/taken-files'
import { type SessionUser, useSession } from '@/session/session-store'
import {
  findKit,
  findKits,
  forgetKit,
  type KeptKit,
  type KitWays,
  keepKit,
  readKit,
  sheetName,
  sheetsIn,
  type WeekendKit,
} from './kit'
import { readByRoles, rolesOf } from './read-by-roles'

type Ways = Pick<KitWays, 'kinds' | 'pages'>

// How sheets, and the pages that lead to them, are read again.
let ways: Ways | undefined

/** What the server no longer opens to this person goes, whenever the line is back and whenever he has other roles. */
export function followKits(by: Ways): void {
  const first = !ways
  ways = by
  if (!first) return
  useLine.subscribe((now, before) => {
    if (now.online && !before.online) void tidyAll()
  })
  useSession.subscribe((now, before) => {
    if (now.user && before.user && hasOtherRoles(now.user, before.user)) void tidyAll()
  })
}

const hasOtherRoles = (now: SessionUser, before: SessionUser) =>
  now.id === before.id && rolesOf(now) !== rolesOf(before)

let tidying: Promise<void> = Promise.resolve()

// One at a time: what one drops, another does not keep again.
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = tidying.then(act)
  tidying = done.catch(() => {})
  return done
}

/** Looks at everything that is kept here. What cannot be looked at is looked at next time. */
export const tidyAll = (): Promise<void> =>
  inTurn(async () => {
    await tidyTaken().catch(() => {})
    await holdAll().catch(() => {})
    if (ways) await readByRoles(ways.kinds).catch(() => {})
  })

/** Holds every kit against what the server says now. Only its own no counts: an outage takes nothing away. */
export const tidyKits = (): Promise<void> => inTurn(holdAll)

async function holdAll(): Promise<void> {
  for (const kept of await findKits()) {
    const campus = kept.kit.campus_id
    try {
      await holdAgainst(kept, await readKit(campus))
    } catch (error) {
      if (!isGone(error)) continue
      await dropSheets(kept.kit, undefined)
      await forgetKit(campus)
      await tidyPhotos()
    }
  }
}

/** The same for one campus, of which the server has just told what its kit is. */
export const tidyKit = (now: WeekendKit): Promise<void> =>
  inTurn(async () => {
    const kept = await findKit(now.campus_id)
    if (kept) await holdAgainst(kept, now)
  })

async function holdAgainst(kept: KeptKit & { at: number }, now: WeekendKit): Promise<void> {
  const stay = await dropSheets(kept.kit, now)
  if (!stay) return
  await keepKit({ kit: now, photos: photosOn(stay, kept.photos) }, kept.at)
  await tidyPhotos()
  // The pages may name what was lost: they are read anew while there is a line.
  const reads = (await ways?.pages(now)) ?? []
  await Promise.all(reads.map((read) => read().catch(() => {})))
}

/**
 * Drops what a kit held and does not hold any more, and the pages that led there. Says what stays of its sheets;
 * undefined where nothing was lost.
 */
export async function dropSheets(
  kit: WeekendKit,
  now: WeekendKit | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const stay = new Set(now ? sheetsIn(now).map(sheetName) : [])
  const lost = sheetsIn(kit).filter((sheet) => !stay.has(sheetName(sheet)))
  const tillLost = kit.till && !now?.till
  const documents = await documentsLost(kit, now)
  if (now && lost.length === 0 && !tillLost && documents.length === 0) return undefined
  for (const { kind, ...id } of lost) await dropCopy(kind, id)
  for (const id of documents) await dropTaken(id)
  if (tillLost)
    for (const { kind, ...row } of await findRows())
      if (kind === 'till' && row.classId === kit.campus_id) await dropCopy(kind, row)
  await dropPages()
  return stay
}

// What another kit has as well stays with that.
async function documentsLost(kit: WeekendKit, now: WeekendKit | undefined): Promise<string[]> {
  const others = (await findKits()).filter((one) => one.kit.campus_id !== kit.campus_id)
  const stay = [...others.map((one) => one.kit.documents), now?.documents ?? []].flat()
  const ids = new Set(stay.map(({ id }) => id))
  return kit.documents.map(({ id }) => id).filter((id) => !ids.has(id))
}

// The page of a class stays as long as one of its sheets is here: a short return of the line takes away no way to what
// is kept. What lists classes goes, and is read anew; so does the page of a class of which nothing is left.
async function dropPages(): Promise<void> {
  const rows = await findRows()
  const here = new Set(rows.map(({ kind, classId }) => `${kind} ${classId}`))
  for (const { kind, ...row } of rows) {
    const page = kind === 'seen' && leadsTo(row.agendaCourseId)
    if (page && !here.has(`${page.kind} ${page.classId ?? ''}`)) await dropCopy(kind, row)
  }
}

/** The photos on those sheets. */
export function photosOn(stay: ReadonlySet<string>, photos: KeptKit['photos']): KeptKit['photos'] {
  return Object.fromEntries(Object.entries(photos).filter(([name]) => stay.has(name)))
}

// Only the photos on sheets of some kit stay.
export async function tidyPhotos(): Promise<void> {
  await keepOnlyPhotos((await findKits()).flatMap(({ photos }) => Object.values(photos).flat()))
}
