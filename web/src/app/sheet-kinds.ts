import type { KitWays } from '@/offline/kit/kit'
import type { AnyKind, SheetKinds } from '@/offline/sheet-kind'
import { useSession } from '@/session/session-store'
import { reachOf } from '@/session/use-may'

const files = import.meta.glob<Record<string, AnyKind>>([
  '../areas/studies/attendance/attendance-kind.ts',
  '../areas/studies/grades/api.ts',
  '../areas/finance/till/till-kind.ts',
  '../areas/studies/lists/list-kind.ts',
])

const kindIn = (file: string, name: string) => async () => (await files[`../areas/${file}.ts`]?.())?.[name]

// Every kind of sheet that is worked on without a line, by its name: what waits is sent also where its screen is not open.
export const sheetKinds: SheetKinds = {
  attendance: kindIn('studies/attendance/attendance-kind', 'attendanceKind'),
  grades: kindIn('studies/grades/api', 'gradesKind'),
  till: kindIn('finance/till/till-kind', 'tillKind'),
  lists: kindIn('studies/lists/list-kind', 'listKind'),
}

// The pages that lead to the sheets of a kit, as who is signed in asks for them.
export const kitPages: KitWays['pages'] = async (kit) => {
  const pages = await import('@/areas/studies/kit-pages')
  const network = reachOf('listTaking', useSession.getState().user?.role ?? []) === 'all'
  return pages.kitPages(kit, network)
}
