import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useText } from '@/texts/use-text'
import { ClosedIcon, PersonIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { PersonRow } from './api'

// The state of somebody that matters in a list: he only applies, or may not sign in.
export function PersonStateChips({ row, place }: { row: PersonRow; place?: string | undefined }) {
  const { t } = useText()
  const applies = place ? `${t('people.applicant')} · ${place}` : t('people.applicant')
  return (
    <>
      {row.applicant && <StateChip tone="info" icon={<PersonIcon />} label={applies} />}
      {row.enabled === false && (
        <StateChip tone="neutral" icon={<ClosedIcon />} label={t('person.disabled')} />
      )}
    </>
  )
}

// A role in words; `place` is the campus, where the list is not of one.
export type RoleHere = { key: string; label: string; place: string; applicant: boolean }

type RoleChipsProps = {
  row: PersonRow
  roles: readonly RoleHere[]
}

// Roles as chips. An applicant has no other role yet, and says so by his own.
export function RoleChips({ row, roles }: RoleChipsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles
        .filter(({ applicant }) => !applicant)
        .map(({ key, label }) => (
          <Chip key={key} size="small" label={label} />
        ))}
      <PersonStateChips row={row} place={roles.find(({ applicant }) => applicant)?.place} />
    </Box>
  )
}
