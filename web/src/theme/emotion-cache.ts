import createCache, { type EmotionCache } from '@emotion/cache'
import type { Look } from './look'

// The server names a nonce in every page; only styles that carry it are let in by the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

const ltrCache = createCache({ key: 'mui', nonce, prepend: true })
let rtlCache: Promise<EmotionCache> | undefined

// Where the kit's styles go. Those with left and right exchanged have a name of their own beside the others, and need
// code that few people ever use: it is fetched when it is, and a promise stands for it until then.
export function cacheFor(direction: Look['direction']): EmotionCache | Promise<EmotionCache> {
  if (direction === 'ltr') return ltrCache
  rtlCache ??= import('./rtl-plugins').then(({ stylisPlugins }) =>
    createCache({ key: 'muirtl', nonce, prepend: true, stylisPlugins }),
  )
  return rtlCache
}
