// The address that each list was left at, so that "back to the list" brings back search, filters and page too.
const addresses = new Map<string, string>()

export function rememberList(path: string, search: string): void {
  addresses.set(path, path + search)
}

export function lastList(path: string): string {
  return addresses.get(path) ?? path
}
