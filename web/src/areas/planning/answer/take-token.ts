const kept = 'invitation'

// The secret of a mailed link is taken out of the address at once, so that neither the history nor somebody looking
// over the shoulder keeps it. The tab remembers it: who loads the page again, on a poor line say, has it still.
export function takeToken(action: string, inAddress: string | undefined): string {
  if (!inAddress) return sessionStorage.getItem(kept) ?? ''
  sessionStorage.setItem(kept, inAddress)
  window.history.replaceState(window.history.state, '', `/invitation/${action}`)
  return inAddress
}
