// The one rule of who may open a route or see an entry: no requirement is open to everyone, an empty list is
// for guests only, otherwise one role must match.
export function hasPermission(required: readonly string[] | undefined, roles: readonly string[]): boolean {
  if (required === undefined) return true
  if (required.length === 0) return roles.length === 0
  return required.some((role) => roles.includes(role))
}
