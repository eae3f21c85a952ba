import type { NavigationItem } from './entry'

// The menu of the specification spells the dashboards in its own way; their pages have the right spelling.
function pathOf(url: string): string {
  return url.replace(/\/dashobard$/, '/dashboard')
}

// Whether an entry leads to the page that is shown, or to one above it.
export function isCurrent({ url, exact, alsoAt = [] }: NavigationItem, pathname: string): boolean {
  const path = pathOf(url)
  if (exact) return pathname === path
  return [path, ...alsoAt].some((at) => pathname === at || pathname.startsWith(`${at}/`))
}
