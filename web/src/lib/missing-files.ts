// Files of the program that could not be fetched: after a new release those of the old one are gone, and without a
// connection none come.
const errors = new WeakSet<object>()

export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && errors.has(error)
}

// Calls back whenever a file is missing.
export function watchMissingFiles(onMissing: () => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    errors.add(payload)
    onMissing()
  })
}
