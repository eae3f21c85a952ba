import { roleOrder } from '@/api/permissions'
import { roleGrants } from '@/api/role-grants'

type Giver = keyof typeof roleGrants
type Given<Where extends 'campus' | 'network'> = (typeof roleGrants)[Giver][Where][number]

// The roles that somebody may give, at a campus in his reach or in the whole network, as the server has them.
export function grantsOf<Where extends 'campus' | 'network'>(
  roles: readonly string[],
  where: Where,
): Given<Where>[] {
  const givers = Object.entries(roleGrants).filter(([role]) => roles.includes(role))
  const given = new Set<string>(givers.flatMap(([, grants]) => [...grants[where]]))
  return roleOrder.filter((role): role is Given<Where> & typeof role => given.has(role))
}
