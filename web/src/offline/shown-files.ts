import { useSession } from '@/session/session-store'

// What was opened from this device, in a page of its own or in the player. An address that outlived the session would
// open it to whoever comes next.
let shown: { url: string; page?: Window | null }[] = []

useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  for (const { url, page } of shown) {
    page?.close()
    URL.revokeObjectURL(url)
  }
  shown = []
})

/** An address of what was opened, until the session ends. */
export function addressOf(content: Blob): string {
  const url = URL.createObjectURL(content)
  shown.push({ url })
  return url
}

/** Opens it in the browser's own reader. Its page is closed with the session. */
export function showFile(content: Blob): void {
  const url = URL.createObjectURL(content)
  const page = window.open(url, '_blank')
  if (page) page.opener = null
  shown.push({ url, page })
}
