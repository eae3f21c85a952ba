import { useLine } from '@/api/line'
import { keepOnlyPhotos } from '@/offline/kept-photos'
import { dropCopy, findRows } from '@/offline/kept-sheets'
import { isPageName } from '@/offline/page-name'
import { isGone } from '@/offline/sheet-query'
import { tidyTaken } from '@/offline/taken-files'
import { findKits, forgetKit, keepKit, readKit, sheetName, sheetsIn, type WeekendKit } from './kit'

let following = false

/** What the server no longer opens to this person goes: looked at when the app opens, and whenever the line is back. */
export function followKits(): void {
  void tidyAll()
  if (following) return
  following = true
  useLine.subscribe((now, before) => {
    if (now.online && !before.online) void tidyAll()
  })
}

// What could not be looked at is looked at next time.
async function tidyAll(): Promise<void> {
  await tidyTaken().catch(() => {})
  await tidyKits().catch(() => {})
}

/** Holds every kit against what the server says now. Only its own no counts: an outage takes nothing away. */
export async function tidyKits(): Promise<void> {
  for (const { kit, photos, at } of await findKits()) {
    try {
      const now = await readKit(kit.campus_id)
      const stay = await dropSheets(kit, now)
      if (!stay) continue
      const left = Object.entries(photos).filter(([name]) => stay.has(name))
      await keepKit({ kit: now, photos: Object.fromEntries(left) }, at)
    } catch (error) {
      if (!isGone(error)) continue
      await dropSheets(kit, undefined)
      await forgetKit(kit.campus_id)
    }
    await tidyPhotos()
  }
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
  if (now && lost.length === 0 && !tillLost) return undefined
  for (const { kind, ...id } of lost) await dropCopy(kind, id)
  for (const { kind, ...row } of await findRows()) {
    const page = kind === 'seen' && isPageName(row.agendaCourseId)
    const till = kind === 'till' && row.classId === kit.campus_id && tillLost
    if (page || till) await dropCopy(kind, row)
  }
  return stay
}

// Only the photos on sheets of some kit stay.
export async function tidyPhotos(): Promise<void> {
  await keepOnlyPhotos((await findKits()).flatMap(({ photos }) => Object.values(photos).flat()))
}
