import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { ColorMark } from '@/ui/color-mark'
import { DeleteIcon, MoveIcon, PeopleIcon, PlaceIcon, RegionIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { EditButton } from '@/ui/record/edit-button'
import type { Editing } from '@/ui/record/use-editing'
import type { Campus } from './api'
import { placeOf } from './campus-columns'
import { campusListPath } from './campus-list'
import { CampusStateChip } from './campus-state-chip'
import { MoveDialog } from './move-dialog'
import { useCampusActions } from './use-campus-actions'

type CampusHeaderProps = {
  campus: Campus
  editing: Editing
  // How many belong to it, for who may know; null while they are being counted.
  people: { total: number; more: boolean } | null | undefined
  onDeleted: () => void
}

// Who this campus is: logo, name, and the facts people come for.
export function CampusHeader({ campus, editing, people, onDeleted }: CampusHeaderProps) {
  const { t, language } = useText()
  const place = placeOf(campus.location, language)
  return (
    <>
      <BackLink listPath={campusListPath}>{t('campus.list.title')}</BackLink>
      <PageHeader
        title={campus.name}
        titleMark={<ColorMark color={campus.color} size={12} />}
        mark={<Avatar name={campus.name} src={campus.logo_url} size={56} square />}
        subtitle={
          <Box
            sx={{
              mt: 0.75,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
            }}
          >
            <CampusStateChip campus={campus} />
            {place && <Fact icon={<PlaceIcon />}>{place}</Fact>}
            <Fact icon={<RegionIcon />}>{campus.region_name}</Fact>
            {people !== undefined && (
              <Fact icon={<PeopleIcon />}>
                {people ? (
                  t('campus.people_count', {
                    count: people.total,
                    shown: formatTotal(people.total, people.more, language),
                  })
                ) : (
                  // Keeps the place, so that nothing below moves when the number comes.
                  <Skeleton width="6rem" />
                )}
              </Fact>
            )}
          </Box>
        }
        actions={
          <>
            <EditButton editing={editing} />
            <CampusMenu campus={campus} onDeleted={onDeleted} />
          </>
        }
      />
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      {children}
    </Box>
  )
}

// The rarer acts on a campus, for who runs the network.
function CampusMenu({ campus, onDeleted }: { campus: Campus; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useCampusActions()
  const [moving, setMoving] = useState(false)
  if (!campus.may_manage || campus.archived) return null
  const handleDelete = async () => {
    if (await remove(campus)) onDeleted()
  }
  return (
    <>
      <ActionMenu
        label={t('campus.list.actions', { name: campus.name })}
        actions={[
          { label: t('campus.move.open'), icon: <MoveIcon />, onClick: () => setMoving(true) },
          {
            label: t('campus.delete.act'),
            icon: <DeleteIcon />,
            irreversible: true,
            onClick: () => void handleDelete(),
          },
        ]}
      />
      {moving && <MoveDialog campus={campus} onClose={() => setMoving(false)} />}
    </>
  )
}
