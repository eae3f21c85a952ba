import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { EditIcon, LogoutIcon } from '@/ui/icons'
import { type CampusRole, type Membership, type Person, setRoles } from './api'
import { campusRoles } from './roles'
import { RolesDialog } from './roles-dialog'
import { usePersonActions } from './use-person-actions'

type MembershipRowProps = { person: Person; membership: Membership }

// One campus that the person belongs to: his roles there, since when, and what can be changed.
export function MembershipRow({ person, membership }: MembershipRowProps) {
  const { t, language } = useText()
  const { endMembership } = usePersonActions(person)
  const [editing, setEditing] = useState(false)
  const { campus_id: campusId, campus_name: campus, roles, grantable, since, may_end: mayEnd } = membership
  const actions: Action[] = []
  if (grantable.length > 0) {
    actions.push({ label: t('people.roles.change'), icon: <EditIcon />, onClick: () => setEditing(true) })
  }
  if (mayEnd) {
    actions.push({
      label: t('people.roles.end'),
      icon: <LogoutIcon />,
      irreversible: true,
      onClick: () => void endMembership(membership),
    })
  }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{campus}</Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.75 }}>
          <bdi>{t('people.roles.since', { day: formatDay(since, language) })}</bdi>
        </Typography>
        <RoleList roles={roles} former={membership.former} />
      </Box>
      <ActionMenu label={t('people.roles.actions', { campus })} actions={actions} />
      {editing && (
        <RolesDialog
          title={t('people.roles.at', { campus })}
          person={person}
          choices={campusRoles}
          rolesOf={(record) => record.memberships.find((other) => other.campus_id === campusId)?.roles ?? []}
          grantable={grantable}
          atLeastOne
          save={(wanted, record) => setRoles(record, campusId, wanted as CampusRole[])}
          onClose={() => setEditing(false)}
        />
      )}
    </Box>
  )
}

// `former`: who has no role there but user is a former student.
export function RoleList({ roles, former = false }: { roles: readonly string[]; former?: boolean }) {
  const { t, code } = useText()
  const nameOf = (role: string) =>
    former && role === 'user' ? t('access.former') : (code(`access.role.${role}`) ?? role)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map((role) => (
        <Chip key={role} size="small" label={nameOf(role)} />
      ))}
    </Box>
  )
}
