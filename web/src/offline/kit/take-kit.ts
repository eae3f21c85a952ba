import type { Schemas } from '@/api/client'
import { isGone } from '@/offline/is-gone'
import { keepPhoto, photoKey, photosIn } from '@/offline/kept-photos'
import { dropCopy, keepCopy } from '@/offline/kept-sheets'
import { prepareOffline } from '@/offline/prepare-offline'
import type { Seen } from '@/offline/seen'
import { type TakenFile, takeFile, takenFiles } from '@/offline/taken-files'
import type { KeptSheet } from '@/session/keeping/kept-database'
import {
  findKit,
  forgetKit,
  type KeptKit,
  type KitWays,
  keepKit,
  readKit,
  sheetName,
  sheetsIn,
  type WeekendKit,
} from './kit'
import { dropSheets, followKits, photosOn, tidyPhotos } from './tidy-kit'

export type KitProgress = { done: number; all: number }

// How many parts came, and how many did not, or could not be kept.
type KitTaken = { sheets: number; failed: number }

// What is asked for at the same time.
const width = 6
// What was taken along already stays where it opens through the week-end.
const longEnoughMs = 4 * 24 * 60 * 60 * 1000

/**
 * Takes along what the coming week-end of a campus needs: its sheets, the photos on them, the pages that lead there, the
 * documents and the program itself. What the kit held before and holds no more goes. A line that breaks ends it: what
 * has come by then is kept.
 */
export async function takeKit(
  campus: string,
  ways: KitWays,
  tell: (progress: KitProgress) => void,
): Promise<KitTaken> {
  const kit = await readKit(campus)
  const left = await begin(kit, ways)
  const sheets = sheetsIn(kit, ways.tillOf(campus))
  const pages = await ways.pages(kit)
  const documents = await notTaken(kit.documents)
  const count = counted(sheets.length + pages.length + documents.length, tell)
  const photos: Record<string, string[]> = {}
  const urls = new Map<string, string>()
  await inTurns(sheets, async (sheet) => {
    const found = await takeSheet(sheet, ways)
    if (found) photos[sheetName(sheet)] = found.map(photoKey)
    for (const url of found ?? []) urls.set(photoKey(url), url)
    count.one(found !== undefined)
  })
  await keepKit({ kit, photos: { ...left, ...photos } }, Date.now())
  count.more(urls.size)
  // Somebody without a photo, or whose photo does not come, has initials: that is no failure.
  await inTurns([...urls.values()], async (url) => {
    await keepPhoto(url)
    count.one(true)
  })
  await inTurns(pages, async (read) => count.one(isFresh(await unlessGone(read))))
  await inTurns(documents, async (one) =>
    count.one((await unlessGone(() => takeFile(fileOf(one), one.content_url))) === true),
  )
  const kept = await keepKit({ kit, photos }, Date.now())
  await tidyPhotos()
  await prepareOffline()
  return { sheets: Object.keys(photos).length, failed: count.failed() + (kept ? 0 : 1) }
}

// First of all, so that what comes is known to be of a kit and goes with it, however far the packing gets. Says which
// photos there are of what stays.
async function begin(kit: WeekendKit, ways: KitWays): Promise<KeptKit['photos']> {
  const before = await findKit(kit.campus_id)
  const stay = before && (await dropSheets(before.kit, kit))
  const photos = stay ? photosOn(stay, before.photos) : (before?.photos ?? {})
  await keepKit({ kit, photos }, Date.now())
  followKits(ways)
  return photos
}

// A page as the server tells it now, and as this device keeps it.
const isFresh = (seen: Seen<unknown> | undefined) => seen !== undefined && !seen.kept && !seen.unkept

// The photos on a sheet; undefined where it is not open any more, or this device could not keep it.
async function takeSheet({ kind, ...id }: KeptSheet, { kinds }: KitWays): Promise<string[] | undefined> {
  const of = await kinds[kind]?.()
  if (!of) return undefined
  const read = await unlessGone(() => of.read(id, undefined))
  if (!read) {
    await dropCopy(kind, id)
    return undefined
  }
  const { mark, data } = read
  const kept = data !== undefined && (await keepCopy(kind, id, { mark, data, at: Date.now() }))
  return kept ? photosIn(of.photos, data) : undefined
}

// Undefined where the server does not open it: somebody took it away meanwhile.
async function unlessGone<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function counted(first: number, tell: (progress: KitProgress) => void) {
  let [all, done, failed] = [first, 0, 0]
  tell({ done, all })
  return {
    more: (parts: number) => {
      all += parts
      tell({ done, all })
    },
    one: (came: boolean) => {
      done++
      if (!came) failed++
      tell({ done, all })
    },
    failed: () => failed,
  }
}

// Where one fails nobody begins another, and what is under way is waited for: nothing comes after the failure.
async function inTurns<T extends object | string>(
  items: readonly T[],
  act: (one: T) => Promise<void>,
): Promise<void> {
  const rest = [...items]
  const failures: unknown[] = []
  const work = async () => {
    for (let one = rest.shift(); one !== undefined && failures.length === 0; one = rest.shift())
      await act(one).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: width }, work))
  if (failures.length > 0) throw failures[0]
}

type KitDocument = Schemas['KitDocument']

async function notTaken(documents: readonly KitDocument[]): Promise<KitDocument[]> {
  const there = new Map((await takenFiles()).map((one) => [one.id, one]))
  return documents.filter(({ id, size }) => {
    const one = there.get(id)
    return !one || one.size !== size || one.until < Date.now() + longEnoughMs
  })
}

function fileOf({ id, title, course_name, media_type, size }: KitDocument): TakenFile {
  const [sort = ''] = media_type.split('/')
  const kinds: Record<string, TakenFile['kind']> = { image: 'photo', audio: 'audio', video: 'video' }
  const kind = kinds[sort] ?? 'document'
  return {
    ...{ id, kind, title, size, duration: 0 },
    ...{ of: 'course-documents', about: course_name, mediaType: media_type },
  }
}

/** Removes the kit of a campus from this device. What was entered and waits stays. */
export async function dropKit(campus: string): Promise<void> {
  const kept = await findKit(campus)
  if (!kept) return
  await dropSheets(kept.kit, undefined)
  await forgetKit(campus)
  await tidyPhotos()
}
