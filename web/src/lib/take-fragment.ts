// The secret of a mailed link stands behind the "#", which no server and no Referer ever sees. It is taken out of
// the address at once, so that neither the history nor somebody looking over the shoulder keeps it.
export function takeFragment(): string {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
