import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { refreshSession, useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { CampusIcon, PersonIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { EditablePhoto } from '@/ui/photo/editable-photo'
import { usePhotoActions } from '@/ui/photo/use-photo-actions'
import { StateChip } from '@/ui/state-chip'
import { keepProfile, type Person, removePhoto, setPhoto } from './api'

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
  const cache = useQueryClient()
  const actions = usePhotoActions({
    save: setPhoto,
    remove: removePhoto,
    onChanged: (changed) => {
      keepProfile(cache, changed)
      // The bar shows it too; that it cannot be asked for now is no reason to call the photo unsaved.
      refreshSession().catch(() => {})
    },
    savedText: 'profile.photo.saved',
    removedText: 'profile.photo.removed',
  })
  return <EditablePhoto name={person.name} src={person.photo_url} actions={actions} />
}
