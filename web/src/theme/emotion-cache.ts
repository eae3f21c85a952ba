import createCache, { type EmotionCache } from '@emotion/cache'
import type { Look } from './look'
import { prefixer } from './prefixer'

// Where the kit's styles go, and which way they run.
export type Styles = { direction: Look['direction']; cache: EmotionCache }

// The server names a nonce in every page; only styles that carry it are let in by the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

// A rule that enters a sheet may have the browser look again at every element that any rule of this sheet is about: on a
// full board that took half a second, at the first letter in a cell. So what is drawn together shares a sheet, and what
// comes later has its own.
export function inBursts(cache: EmotionCache): EmotionCache {
  const { sheet } = cache
  const kit = Object.getPrototypeOf(sheet) as typeof sheet
  let begun = false
  sheet.insert = (rule) => {
    kit.insert.call(sheet, rule)
    if (begun) return
    begun = true
    setTimeout(() => {
      begun = false
      sheet.ctr = 0 // the kit's own count: it begins a sheet at none
    })
  }
  return cache
}

const ready: Partial<Record<Look['direction'], Styles>> = {}
const ltr: Styles = {
  direction: 'ltr',
  cache: inBursts(createCache({ key: 'mui', nonce, prepend: true, stylisPlugins: [prefixer] })),
}

// Mirrored styles have a name of their own beside the others, and need code that few people ever use: it is fetched
// when it is.
export async function fetchStyles(direction: Look['direction']): Promise<Styles> {
  if (direction === 'ltr') return ltr
  const { stylisPlugins } = await import('./rtl-plugins')
  const options = { key: 'muirtl', nonce, prepend: true, stylisPlugins }
  ready.rtl ??= { direction, cache: inBursts(createCache(options)) }
  return ready.rtl
}

// What can be drawn with now: until the mirrored styles are there, the others.
export function stylesFor(direction: Look['direction']): Styles {
  return ready[direction] ?? ltr
}
