import createCache, { type EmotionCache } from '@emotion/cache'
import type { Look } from './look'

// Where the kit's styles go, and which way they run.
export type Styles = { direction: Look['direction']; cache: EmotionCache }

// The server names a nonce in every page; only styles that carry it are let in by the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

const ready: Partial<Record<Look['direction'], Styles>> = {}
const ltr: Styles = { direction: 'ltr', cache: createCache({ key: 'mui', nonce, prepend: true }) }

// Mirrored styles have a name of their own beside the others, and need code that few people ever use: it is fetched
// when it is.
export async function fetchStyles(direction: Look['direction']): Promise<Styles> {
  if (direction === 'ltr') return ltr
  const { stylisPlugins } = await import('./rtl-plugins')
  ready.rtl ??= { direction, cache: createCache({ key: 'muirtl', nonce, prepend: true, stylisPlugins }) }
  return ready.rtl
}

// What can be drawn with now: until the mirrored styles are there, the others.
export function stylesFor(direction: Look['direction']): Styles {
  return ready[direction] ?? ltr
}
