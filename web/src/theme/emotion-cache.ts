import createCache from '@emotion/cache'

// The server names a nonce in every page; only styles that carry it are let in by the content security policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

export const emotionCache = createCache({ key: 'mui', nonce, prepend: true })
