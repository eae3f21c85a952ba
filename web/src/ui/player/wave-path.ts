// How loud something is from its beginning to its end, as the server tells it (bytes in base64), drawn as one shape that
// is as wide as there are bytes and 2 high.
export function wavePath(wave: string): { path: string; width: number } | undefined {
  const loud = bytesOf(wave)
  if (loud.length < 2) return undefined
  const above = loud.map((byte, at) => `${at} ${(1 - byte / 255).toFixed(2)}`)
  const below = loud.map((byte, at) => `${at} ${(1 + byte / 255).toFixed(2)}`).reverse()
  return { path: `M${[...above, ...below].join('L')}Z`, width: loud.length - 1 }
}

function bytesOf(wave: string): number[] {
  try {
    return Array.from(atob(wave), (one) => one.charCodeAt(0))
  } catch {
    return []
  }
}
