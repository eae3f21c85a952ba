// Keeps a file under its name. The signed address opens by itself; the attribute makes the browser save what lies there
// instead of showing it.
export function saveFile(url: string, name: string): void {
  const link = window.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
