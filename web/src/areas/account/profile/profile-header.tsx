import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { CameraIcon, CampusIcon, PersonIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import type { Person } from './api'

const PhotoDialog = lazyPart(() => import('../photo/photo-dialog').then((m) => ({ default: m.PhotoDialog })))

// Who one is here: photo, name, roles and campus.
export function ProfileHeader({ person }: { person: Person }) {
  const { t, code } = useText()
  const user = useSession((state) => state.user)
  return (
    <PageHeader
      title={person.name}
      mark={<Photo person={person} />}
      subtitle={
        <Box
          sx={{
            mt: 0.75,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
          }}
        >
          {user?.role.map((role) => (
            <StateChip
              key={role}
              tone="neutral"
              icon={<PersonIcon />}
              label={code(`access.role.${role}`) ?? role}
            />
          ))}
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, '& svg': { fontSize: '1rem' } }}
          >
            <CampusIcon />
            {user?.organization_name || t('ui.brand')}
          </Box>
        </Box>
      }
    />
  )
}

function Photo({ person }: { person: Person }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ position: 'relative' }}>
      <Avatar name={person.name} src={person.photo_url} size={80} />
      <IconButton
        title={t('profile.photo.change')}
        aria-label={t('profile.photo.change')}
        onClick={() => setOpen(true)}
        sx={{
          position: 'absolute',
          insetBlockEnd: -6,
          insetInlineEnd: -6,
          padding: '5px',
          '@media (pointer: coarse)': { padding: '11px' },
          borderRadius: '50%',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'grey.100' },
        }}
      >
        <CameraIcon />
      </IconButton>
      {open && <PhotoDialog person={person} onClose={() => setOpen(false)} />}
    </Box>
  )
}
