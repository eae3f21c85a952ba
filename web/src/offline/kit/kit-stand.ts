import { weighPhotos } from '@/offline/kept-photos'
import { findRows } from '@/offline/kept-sheets'
import type { SheetId } from '@/offline/sheet-kind'
import { takenFiles } from '@/offline/taken-files'
import { findKit, sheetName, sheetsIn, type WeekendKit } from './kit'

// The parts of a kit that are sheets, by the names of their kinds.
export const sheetParts = ['attendance', 'grades', 'lists', 'till'] as const

type KitPart = (typeof sheetParts)[number] | 'photos' | 'documents'

// How much of a part is on this device, of how much; how large that is, and as of when its oldest piece is.
export type PartStand = { part: KitPart; here: number; all: number; bytes: number; at: number | undefined }

/** What of a kit is on this device. Nothing is opened for it but its own list. */
export async function kitStand(kit: WeekendKit, till: SheetId | undefined): Promise<PartStand[]> {
  const rows = new Map((await findRows()).map((row) => [sheetName(row), row]))
  const sheets = sheetsIn(kit, till)
  const ofSheets = sheetParts.map((part) => {
    const wanted = sheets.filter(({ kind }) => kind === part)
    const here = wanted.flatMap((sheet) => rows.get(sheetName(sheet)) ?? [])
    return standOf(part, wanted.length, here)
  })
  return [...ofSheets, await standOfPhotos(kit.campus_id), await standOfDocuments(kit)].filter(
    ({ all }) => all > 0,
  )
}

type Weighed = { bytes: number; at: number }

function standOf(part: KitPart, all: number, here: readonly Weighed[]): PartStand {
  const bytes = here.reduce((sum, one) => sum + one.bytes, 0)
  const at = here.length > 0 ? Math.min(...here.map((one) => one.at)) : undefined
  return { part, here: here.length, all, bytes, at }
}

async function standOfPhotos(campus: string): Promise<PartStand> {
  const kept = await findKit(campus)
  const keys = [...new Set(Object.values(kept?.photos ?? {}).flat())]
  const { count, bytes } = await weighPhotos(keys)
  return { part: 'photos', here: count, all: keys.length, bytes, at: count > 0 ? kept?.at : undefined }
}

async function standOfDocuments({ documents }: WeekendKit): Promise<PartStand> {
  const wanted = new Set(documents.map(({ id }) => id))
  const here = (await takenFiles()).filter(({ id }) => wanted.has(id))
  return standOf(
    'documents',
    wanted.size,
    here.map(({ size, at }) => ({ bytes: size, at })),
  )
}

// Whether the program itself opens without a line.
export async function isProgramKept(): Promise<boolean> {
  return 'caches' in globalThis && Boolean(await caches.match('/'))
}
