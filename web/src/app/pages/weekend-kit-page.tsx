import { kitPages, sheetKinds } from '@/app/sheet-kinds'
import { tillSheet } from '@/areas/finance/till/this-till'
import { KitPage } from '@/areas/home/kit/kit-page'
import type { KitWays } from '@/offline/kit/kit'
import { useReach } from '@/session/use-may'

const ways: KitWays = { kinds: sheetKinds, tillOf: tillSheet, pages: kitPages }

// /apps/campus/weekend-kit: what a week-end needs without a line, of all areas.
export function Component() {
  const network = useReach('listTaking') === 'all'
  return <KitPage ways={ways} network={network} />
}
