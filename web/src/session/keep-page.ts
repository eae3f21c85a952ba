import { useServerNews } from '@/api/server-news'
import { useSession } from './session-store'

// Keeps the page of whose session ends where it would lose something.
export function keepPage(): void {
  window.addEventListener('session-over', (event) => {
    if (!useSession.getState().user || !wouldLose()) return
    event.preventDefault()
    useServerNews.setState({ refused: true }) // which has the page covered
  })
}

// Whether anything on the page asks to stay, as it does when the tab closes. What an open dialog or the field that is
// typed in holds, nobody else tells of.
function wouldLose(): boolean {
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return true
  const field = document.activeElement as HTMLInputElement | null
  return Boolean(field?.value) || document.querySelector('[role="dialog"]') !== null
}
