import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon, InviteIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { useShortcut } from '@/ui/use-shortcut'
import type { PeopleKind } from './people-kind'
import type { PeopleMay } from './use-may'

const InviteDialog = lazyPart(() =>
  import('../invite/invite-dialog').then((m) => ({ default: m.InviteDialog })),
)

// The one thing to do on a list: a student is written in, a staff member is invited by mail.
export function NewPersonButtons({ kind, may }: { kind: PeopleKind; may: PeopleMay }) {
  return kind.name === 'students' ? (
    <NewStudent kind={kind} may={may} />
  ) : (
    <InviteStaff kind={kind} may={may} />
  )
}

function NewStudent({ kind, may }: { kind: PeopleKind; may: PeopleMay }) {
  const { t } = useText()
  const navigate = useNavigate()
  const path = `${kind.path}/new`
  useShortcut('n', may.write ? () => void navigate(path) : undefined)
  if (!may.write) return null
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={path}>
      {t('people.students.new')}
    </Button>
  )
}

function InviteStaff({ kind, may }: { kind: PeopleKind; may: PeopleMay }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  useShortcut('n', may.decide ? () => setOpen(true) : undefined)
  if (!may.decide) return null
  return (
    <>
      <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setOpen(true)}>
        {t('people.invite.open')}
      </Button>
      {open && <InviteDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
