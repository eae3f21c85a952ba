const key = 'redirect_url'

// Accepts only a path of our own: "//host" and "/\host" would lead to somebody else's site.
export function safeTarget(path: string | null | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null
}

// Remembers where a visitor wanted to go, until he has signed in.
export function rememberTarget(path: string): void {
  sessionStorage.setItem(key, path)
}

// Gives the remembered path once: a target that turns out to be closed must not be tried for ever.
export function takeTarget(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return safeTarget(path)
}
