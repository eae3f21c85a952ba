// How long a file plays, in milliseconds, as the browser finds it; 0 where it cannot tell. The server asks nobody else
// where it has no tools of its own for that.
export function durationOf(file: File): Promise<number> {
  if (!/^(audio|video)\//.test(file.type)) return Promise.resolve(0)
  const player = document.createElement(file.type.startsWith('video/') ? 'video' : 'audio')
  const url = URL.createObjectURL(file)
  return new Promise<number>((resolve) => {
    const wait = setTimeout(() => resolve(0), 5_000)
    player.onloadedmetadata = () => resolve(Number.isFinite(player.duration) ? player.duration * 1000 : 0)
    player.onerror = () => resolve(0)
    player.preload = 'metadata'
    player.src = url
    return wait
  }).then((found) => {
    player.removeAttribute('src')
    URL.revokeObjectURL(url)
    return Math.round(found)
  })
}
