import { redirect, replace } from 'react-router'

let pageIsShown = () => false

// The router tells how to know whether its first page is shown yet.
export function watchFirstPage(isShown: () => boolean): void {
  pageIsShown = isShown
}

// Leads on from an address to another one, so that Back never stops at the first and is never sent forward again: an
// address that is in the history already (typed in, or come back to) gives its place away; a click has not got there.
export function leadOn(from: string, to: string): Response {
  const { pathname, search } = new URL(from)
  const isThere = pathname === window.location.pathname && search === window.location.search
  return pageIsShown() && !isThere ? redirect(to) : replace(to)
}
