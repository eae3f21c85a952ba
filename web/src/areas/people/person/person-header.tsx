import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { ClosedIcon, HistoryIcon, PersonIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditablePhoto } from '@/ui/photo/editable-photo'
import { usePhotoActions } from '@/ui/photo/use-photo-actions'
import { EditButton } from '@/ui/record/edit-button'
import { besideFields } from '@/ui/record/record-columns'
import type { Editing } from '@/ui/record/use-editing'
import { StateChip } from '@/ui/state-chip'
import { keepPerson, type Person, removePersonPhoto, setPersonPhoto } from './api'
import { PersonFacts } from './person-facts'
import { loadTrail } from './person-words'
import { rolesOf } from './roles'

// For few people, and rarely.
const RecordMenu = lazyPart(() => import('../privacy/record-menu').then((m) => ({ default: m.RecordMenu })))

type PersonHeaderProps = {
  person: Person
  editing: Editing
  listPath: string
  listTitle: string
  // What another area says in a line, where it does not stand beside the fields.
  children?: ReactNode
}

// Who this is: photo, name, roles and state, and the facts people come for.
export function PersonHeader({ person, editing, listPath, listTitle, children }: PersonHeaderProps) {
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
            <EditButton editing={editing} />
            <RecordMenu person={person} listPath={listPath} />
          </>
        }
      />
      {children && <WhereNothingIsBeside>{children}</WhereNothingIsBeside>}
      {phone && (
        <Box sx={{ mt: -1.5, mb: 2, color: 'text.secondary' }}>
          <PersonFacts person={person} />
        </Box>
      )}
    </>
  )
}

// Its room is kept: what it holds comes a moment later.
function WhereNothingIsBeside({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size', mt: -1, mb: 2 }}>
      <Box sx={{ minHeight: 24, [besideFields]: { display: 'none' } }}>{children}</Box>
    </Box>
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

// Roles and state: what he is here, and whether he may sign in. Who only applies has no other role yet; who left his
// class has none any more.
function PersonChips({ person }: { person: Person }) {
  const { t, code } = useText()
  const roles = rolesOf(person)
  const plain = roles.length === 1 && roles[0] === 'user'
  const former = person.memberships.some((at) => at.former)
  return (
    <>
      {plain ? (
        <StateChip
          tone={former ? 'neutral' : 'info'}
          icon={<PersonIcon />}
          label={t(former ? 'access.former' : 'people.applicant')}
        />
      ) : (
        roles.map((role) => (
          <StateChip
            key={role}
            tone="neutral"
            icon={<PersonIcon />}
            label={code(`access.role.${role}`) ?? role}
          />
        ))
      )}
      {person.enabled === false && (
        <StateChip tone="warning" icon={<ClosedIcon />} label={t('person.disabled')} />
      )}
    </>
  )
}

const PersonHistory = lazyPart(async () => {
  const [part] = await Promise.all([import('./person-history'), loadTrail()])
  return { default: part.PersonHistory }
})

// What else there is to a record: its history, for who may follow it.
function PersonMenu({ person }: { person: Person }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  if (!person.may.history) return null
  return (
    <>
      <IconButton aria-label={t('history.title')} title={t('history.title')} onClick={() => setOpen(true)}>
        <HistoryIcon />
      </IconButton>
      {open && <PersonHistory person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
