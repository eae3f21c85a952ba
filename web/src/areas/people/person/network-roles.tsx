import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { type NetworkRole, type Person, setNetworkRoles } from './api'
import { RoleList } from './membership-row'
import { networkRoles } from './roles'
import { RolesDialog } from './roles-dialog'

// Roles that count at every campus; few give them.
export function NetworkRoles({ person }: { person: Person }) {
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
