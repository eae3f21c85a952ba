import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditablePhoto } from '@/ui/photo/editable-photo'
import { usePhotoActions } from '@/ui/photo/use-photo-actions'
import { keepPerson, type Person, removePersonPhoto, setPersonPhoto } from './api'
import { PersonChips } from './person-chips'
import { PersonFacts } from './person-facts'
import { PersonMenu } from './person-menu'

// For few people, and rarely.
const RecordMenu = lazyPart(() => import('../privacy/record-menu').then((m) => ({ default: m.RecordMenu })))

type PersonHeaderProps = { person: Person; listPath: string; listTitle: string }

// Who this is: photo, name, roles and state, and the facts people come for.
export function PersonHeader({ person, listPath, listTitle }: PersonHeaderProps) {
  // Beside the photo there is no room for an address on a phone.
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const photo = person.may.edit ? (
    <Photo person={person} />
  ) : (
    <Avatar name={person.name} src={person.photo_url} size={80} />
  )
  return (
    <>
      <BackLink listPath={listPath}>{listTitle}</BackLink>
      <PageHeader
        title={person.name}
        mark={photo}
        subtitle={
          <>
            <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              <PersonChips person={person} />
            </Box>
            {!phone && <PersonFacts person={person} />}
          </>
        }
        actions={
          <>
            <PersonMenu person={person} />
            <RecordMenu person={person} listPath={listPath} />
          </>
        }
      />
      {phone && (
        <Box sx={{ mt: -1.5, mb: 2, color: 'text.secondary' }}>
          <PersonFacts person={person} />
        </Box>
      )}
    </>
  )
}

function Photo({ person }: { person: Person }) {
  const cache = useQueryClient()
  const actions = usePhotoActions({
    save: (photo) => setPersonPhoto(person.id, photo),
    remove: () => removePersonPhoto(person.id),
    onChanged: (changed) => keepPerson(cache, changed),
  })
  return <EditablePhoto name={person.name} src={person.photo_url} actions={actions} />
}
