/** Hands something that this page made to the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the blob by the next turn; without this it would be kept for the page's life.
  setTimeout(() => URL.revokeObjectURL(url))
}
