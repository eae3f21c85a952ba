import type { Form, Track } from './player-store'

type Line = { saveData?: boolean; effectiveType?: string }

// The address of what is played of a track: what somebody chose, or what fits the line. A browser that says nothing of
// its line gets what was recorded.
export function sourceOf({ url, light }: Track, form: Form): string {
  if (light === undefined || form === 'full') return url
  return form === 'light' || isSlow() ? light : url
}

function isSlow(): boolean {
  const line = (navigator as Navigator & { connection?: Line }).connection
  return line?.saveData === true || ['slow-2g', '2g', '3g'].includes(line?.effectiveType ?? '')
}
