import type { NavigationItem } from './entry'

// Whether an entry leads to the page that is shown, or to one above or beside it.
export function isCurrent({ url, exact, alsoAt = [] }: NavigationItem, pathname: string): boolean {
  // The menu of the specification spells the dashboards in its own way; their pages have the right spelling.
  const path = url.replace('dashobard', 'dashboard')
  const isBelow = (end: string) => `${pathname}/`.startsWith(path.replace(/[\w-]+$/, `${end}/`))
  return pathname === path || (!exact && isBelow('$&')) || alsoAt.some(isBelow)
}
