import type { Plan, Row } from './api'

// Which rows of a plan are looked at.
export type Shown = 'all' | 'problems' | 'create' | 'change' | 'same'

export function rowsFor({ rows }: Plan, shown: Shown): Row[] {
  if (shown === 'all') return rows
  if (shown === 'problems') return rows.filter(({ problems }) => problems.length > 0)
  return rows.filter(({ outcome }) => outcome === shown)
}
