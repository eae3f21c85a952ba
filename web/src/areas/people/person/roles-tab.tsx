import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { usePeopleMay } from '../list/use-may'
import { AccountSection } from './account-section'
import { AddMembership } from './add-membership'
import { MembershipRow } from './membership-row'
import { NetworkRoles } from './network-roles'
import type { PersonTabProps } from './person-tabs'

// What a person may do, where, and whether he may sign in at all. Each act is done at once, by itself.
export function RolesTab({ person }: PersonTabProps) {
  const { t } = useText()
  const { write } = usePeopleMay()
  const { network_roles: has, memberships, may } = person
  return (
    <>
      <FormSection title={t('people.roles.by_campus')} text={t('people.roles.by_campus_text')}>
        <FullWidth>
          <Box component="ul" aria-label={t('people.roles.by_campus')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {memberships.map((membership) => (
              <MembershipRow key={membership.campus_id} person={person} membership={membership} />
            ))}
          </Box>
          {memberships.length === 0 && (
            <Box sx={{ color: 'text.secondary' }}>{t('people.roles.nowhere')}</Box>
          )}
          <AddMembership person={person} />
        </FullWidth>
      </FormSection>
      {(has.length > 0 || may.network_roles.length > 0) && <NetworkRoles person={person} />}
      {write && <AccountSection person={person} />}
    </>
  )
}
