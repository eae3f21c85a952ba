import { api, unwrap } from './client'

// The signed addresses of files live for minutes. Whatever fetches one that may have lain in a page asks for a new one
// first; an address without a signature is good as it is.
export async function renewLink(url: string): Promise<string> {
  const old = linkParts(url)
  if (!old) return url
  return (await unwrap(api.GET('/api/file-link', { params: { query: old } }))).url
}

export function isSigned(url: string): boolean {
  return linkParts(url) !== null
}

function linkParts(url: string): { path: string; v: string } | null {
  const { pathname, searchParams } = new URL(url, window.location.origin)
  const v = searchParams.get('v')
  return searchParams.has('sig') && v ? { path: pathname, v } : null
}
