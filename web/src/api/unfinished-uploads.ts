// The addresses of uploads that were begun in this browser, so that the same file, chosen again after a reload or
// another day, goes on where it stopped. A server that knows such an upload no longer begins anew.

const prefix = 'upload:'

// A browser tells nothing better of a file without reading it.
function keyOf(file: File, kind: string): string {
  return `${prefix}${kind}:${file.size}:${file.lastModified}:${file.name}`
}

export function recallUpload(file: File, kind: string): string | null {
  return localStorage.getItem(keyOf(file, kind))
}

export function rememberUpload(file: File, kind: string, address: string): void {
  try {
    localStorage.setItem(keyOf(file, kind), address)
  } catch {
    // A full or forbidden storage costs the resumption after a reload, not the upload.
  }
}

export function forgetUpload(file: File, kind: string): void {
  localStorage.removeItem(keyOf(file, kind))
}
