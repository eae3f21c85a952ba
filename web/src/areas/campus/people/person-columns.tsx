import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Texts } from '@/texts/texts'
import { Avatar } from '@/ui/avatar'
import { ClosedIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { PersonRow } from './api'

// What the campus's own page says of somebody: who, as what, how to reach him.
export function personColumns(campusId: string, { t, code }: Texts): Column<PersonRow, 'name'>[] {
  const roleNames = (row: PersonRow) =>
    rolesHere(row, campusId).map((role) =>
      role === former ? t('access.former') : (code(`access.role.${role}`) ?? role),
    )
  return [
    {
      key: 'name',
      header: t('person.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          mark={<Avatar name={row.name} src={row.photo_url} />}
          title={row.name}
          subtitle={
            <>
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {roleNames(row).join(', ')}
              </Box>
              <Box component="bdi" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {row.email}
              </Box>
            </>
          }
        />
      ),
    },
    {
      key: 'roles',
      header: t('person.roles'),
      cell: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {roleNames(row).map((name) => (
            <Chip key={name} size="small" label={name} />
          ))}
          {!row.enabled && <StateChip tone="neutral" icon={<ClosedIcon />} label={t('person.disabled')} />}
        </Box>
      ),
    },
    { key: 'mobile', header: t('person.mobile'), wideOnly: true, cell: (row) => <bdi>{row.mobile}</bdi> },
  ]
}

const former = 'former'

// The roles that count at this campus: its own and those of the whole network. Who left his last class there is a
// former student.
function rolesHere(row: PersonRow, campusId: string): string[] {
  const here = row.roles.filter(({ campus_id }) => campus_id === '' || campus_id === campusId)
  return [...new Set(here.map((at) => (at.former ? former : at.role)))]
}
