import { framedScreens } from './framed-screens'
import type { Screen } from './screen'

type Table = {
  // The addresses that are in it.
  holds: RegExp
  fetch: () => Promise<readonly Screen[]>
}

// Areas whose screens have tables of their own, each fetched with the first address that is in it: nobody waits for the
// names of screens that he does not open.
export const areaTables: readonly Table[] = [
  {
    holds:
      /^\/apps\/(campus\/(attendance|grades|letters?|lists?|reports|papers|catchups|weekend)|student\/(grades|notes|papers|dashboard))\b/,
    fetch: () => import('./studies-screens').then(({ studiesScreens }) => studiesScreens),
  },
  {
    holds: /^\/apps\/(campus(\/classes)?|academic\/course)\/import$/,
    fetch: () => import('./import-screens').then(({ importScreens }) => importScreens),
  },
  {
    holds: /^\/apps\/finance\//,
    fetch: () => import('./finance-screens').then(({ financeScreens }) => financeScreens),
  },
  {
    holds: /^\/apps\/(academic\/(book|loans)|\w+\/library)\b/,
    fetch: () => import('./library-screens').then(({ libraryScreens }) => libraryScreens),
  },
  {
    holds: /^\/apps\/(campus\/recording|student\/courses|alumni|instructor\/alumni)\b/,
    fetch: () => import('./media-screens').then(({ mediaScreens }) => mediaScreens),
  },
]

/** The screens among which that of a path is, if there is one. */
export async function screensAt(path: string): Promise<readonly Screen[]> {
  return areaTables.find(({ holds }) => holds.test(path))?.fetch() ?? framedScreens
}
