import { matchRoutes } from 'react-router'
import type { Screen } from './screen'

type Redirects = Readonly<Record<string, string>>
type Connection = { saveData?: boolean }

// Fetches code and texts of a page when a pointer, a finger or the focus comes to a link that leads there, so that
// the click finds them. Listens at the document: every link of every page counts, however it was made.
// A table of framed screens comes with the first link to one of them.
export function startPrefetching(
  bare: readonly Screen[],
  framed: (path: string) => Promise<readonly Screen[]>,
  redirects: Redirects,
): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const prepared = new Set<Screen>()
  const prepare = (screens: readonly Screen[], path: string): boolean => {
    const screen = matchRoutes([...screens], path)?.at(-1)?.route as Screen | undefined
    if (screen && !prepared.has(screen)) screen.handle.prepare()
    if (screen) prepared.add(screen)
    return Boolean(screen)
  }
  const comeNear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== window.location.origin || link.target) return
    const path = redirects[link.pathname] ?? link.pathname
    if (prepare(bare, path)) return
    framed(path).then(
      (screens) => prepare(screens, path),
      () => {}, // the page comes when it is asked for
    )
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, comeNear, { passive: true })
}
