const minute = 60_000
const key = 'reloaded_at'

// Loads the page anew, unless there is no connection or that has just been tried.
export async function reloadOnce(): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem(key)) < minute) return false
  const answers = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
