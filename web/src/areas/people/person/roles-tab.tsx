import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { usePeopleMay } from '../list/use-may'
import { AccountSection } from './account-section'
import { AddMembershipDialog } from './add-membership-dialog'
import { type NetworkRole, type Person, setNetworkRoles } from './api'
import { MembershipRow, RoleList } from './membership-row'
import type { PersonTabProps } from './person-form'
import { networkRoles } from './roles'
import { RolesDialog } from './roles-dialog'

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

// The way to one more campus, for who reaches several.
function AddMembership({ person }: { person: Person }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const { network } = usePeopleMay()
  if (!network || person.may.campus_roles.length === 0) return null
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        {t('people.roles.add_campus')}
      </Button>
      {open && <AddMembershipDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

// Roles that count at every campus; few give them.
function NetworkRoles({ person }: { person: Person }) {
  const { t } = useText()
  const [editing, setEditing] = useState(false)
  const { network_roles: roles, may } = person
  return (
    <FormSection title={t('people.roles.network')} text={t('people.roles.network_text')}>
      <FullWidth>{roles.length > 0 ? <RoleList roles={roles} /> : t('people.roles.no_network')}</FullWidth>
      {may.network_roles.length > 0 && (
        <FullWidth>
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t('people.roles.change')}
          </Button>
        </FullWidth>
      )}
      {editing && (
        <RolesDialog
          title={t('people.roles.network')}
          person={person}
          choices={networkRoles}
          rolesOf={(record) => record.network_roles}
          grantable={may.network_roles}
          save={(wanted, record) => setNetworkRoles(record, wanted as NetworkRole[])}
          onClose={() => setEditing(false)}
        />
      )}
    </FormSection>
  )
}
