import { useText } from '@/texts/use-text'
import { ClosedIcon, PersonIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Person } from './api'
import { rolesOf } from './roles'

// Roles and state: what he is here, and whether he may sign in. Who only applies has no other role yet; who left his
// class has none any more.
export function PersonChips({ person }: { person: Person }) {
  const { t, code } = useText()
  const roles = rolesOf(person)
  const plain = roles.length === 1 && roles[0] === 'user'
  const former = person.memberships.some((at) => at.former)
  return (
    <>
      {plain ? (
        <StateChip
          tone={former ? 'neutral' : 'info'}
          icon={<PersonIcon />}
          label={t(former ? 'access.former' : 'people.applicant')}
        />
      ) : (
        roles.map((role) => (
          <StateChip
            key={role}
            tone="neutral"
            icon={<PersonIcon />}
            label={code(`access.role.${role}`) ?? role}
          />
        ))
      )}
      {person.enabled === false && (
        <StateChip tone="warning" icon={<ClosedIcon />} label={t('person.disabled')} />
      )}
    </>
  )
}
