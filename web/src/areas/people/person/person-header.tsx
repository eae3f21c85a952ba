import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { CampusIcon, EmailIcon, PhoneIcon, PlaceIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { EditablePhoto } from '@/ui/photo/editable-photo'
import { usePhotoActions } from '@/ui/photo/use-photo-actions'
import { keepPerson, type Person, removePersonPhoto, setPersonPhoto } from './api'
import { PersonChips } from './person-chips'
import { PersonMenu } from './person-menu'

type PersonHeaderProps = { person: Person; listPath: string; listTitle: string }

// Who this is: photo, name, roles and state, and the facts people come for.
export function PersonHeader({ person, listPath, listTitle }: PersonHeaderProps) {
  const { language } = useText()
  const place = [person.city, countryName(person.country, language)].filter(Boolean).join(', ')
  const campuses = person.memberships.map(({ campus_name: name }) => name).join(', ')
  return (
    <>
      <BackLink listPath={listPath}>{listTitle}</BackLink>
      <PageHeader
        title={person.name}
        mark={
          person.may.edit ? (
            <Photo person={person} />
          ) : (
            <Avatar name={person.name} src={person.photo_url} size={80} />
          )
        }
        subtitle={
          <>
            <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              <PersonChips person={person} />
            </Box>
            <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
              {campuses && <Fact icon={<CampusIcon />}>{campuses}</Fact>}
              {person.mobile_shown && (
                <Fact icon={<PhoneIcon />} href={`tel:${person.mobile}`}>
                  {person.mobile_shown}
                </Fact>
              )}
              {person.email && (
                <Fact icon={<EmailIcon />} href={`mailto:${person.email}`}>
                  {person.email}
                </Fact>
              )}
              {place && <Fact icon={<PlaceIcon />}>{place}</Fact>}
            </Box>
          </>
        }
        actions={<PersonMenu person={person} />}
      />
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

function Fact({ icon, href, children }: { icon: ReactNode; href?: string; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      {href ? (
        <Link href={href} color="inherit" underline="hover" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{children}</bdi>
        </Link>
      ) : (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
