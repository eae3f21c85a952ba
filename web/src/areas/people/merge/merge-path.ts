// Where two records of one person become one. `at` is the page that one came from.
export function mergePath(keptId: string, otherId = ''): string {
  return `/apps/campus/merge/${keptId}${otherId && `?other=${otherId}`}`
}
