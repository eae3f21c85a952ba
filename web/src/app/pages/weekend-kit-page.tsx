import { useMemo } from 'react'
import { sheetKinds } from '@/app/sheet-kinds'
import { tillSheet } from '@/areas/finance/till/this-till'
import { KitPage } from '@/areas/home/kit/kit-page'
import { kitPages } from '@/areas/studies/kit-pages'
import type { KitWays } from '@/offline/kit/kit'
import { useReach } from '@/session/use-may'

// /apps/campus/weekend-kit: what a week-end needs without a line, of all areas.
export function Component() {
  const network = useReach('listTaking') === 'all'
  const ways = useMemo<KitWays>(
    () => ({ kinds: sheetKinds, tillOf: tillSheet, pages: (kit) => kitPages(kit, network) }),
    [network],
  )
  return <KitPage ways={ways} network={network} />
}
