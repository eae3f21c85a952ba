import type { SheetKinds } from '@/offline/send-kept'

// Every kind of sheet that is worked on without a line, by its name: what waits is sent also where its screen is not open.
export const sheetKinds: SheetKinds = {
}
