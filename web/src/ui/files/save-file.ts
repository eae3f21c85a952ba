import { isSigned, renewLink } from '@/api/file-link'
import { notifyFailure } from '@/ui/notify-failure'

// Keeps a file under its name. The signed address opens by itself; the attribute makes the browser save what lies there
// instead of showing it. A download that has begun goes on, however short its address lives.
export function saveFile(url: string, name: string): void {
  if (isSigned(url)) renewLink(url).then((fresh) => save(fresh, name), notifyFailure)
  else save(url, name)
}

function save(url: string, name: string): void {
  const link = window.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
