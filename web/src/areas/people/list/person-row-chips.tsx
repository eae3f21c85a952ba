import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useText } from '@/texts/use-text'
import { ClosedIcon, PersonIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { PersonRow } from './api'

// The state of somebody that matters in a list: he only applies, or may not sign in.
export function PersonStateChips({ row }: { row: Pick<PersonRow, 'applicant' | 'enabled'> }) {
  const { t } = useText()
  return (
    <>
      {row.applicant && <StateChip tone="info" icon={<PersonIcon />} label={t('people.applicant')} />}
      {!row.enabled && <StateChip tone="neutral" icon={<ClosedIcon />} label={t('person.disabled')} />}
    </>
  )
}

// Roles as chips. An applicant has no other role yet, and says so by his own.
export function RoleChips({ row, roles }: { row: PersonRow; roles: readonly string[] }) {
  const { code } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles
        .filter((role) => !(row.applicant && role === 'user'))
        .map((role) => (
          <Chip key={role} size="small" label={code(`access.role.${role}`) ?? role} />
        ))}
      <PersonStateChips row={row} />
    </Box>
  )
}
