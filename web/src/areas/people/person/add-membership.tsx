import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { usePeopleMay } from '../list/use-may'
import { AddMembershipDialog } from './add-membership-dialog'
import type { Person } from './api'

// The way to one more campus, for who reaches several.
export function AddMembership({ person }: { person: Person }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const { network } = usePeopleMay()
  if (!network || person.may.campus_roles.length === 0) return null
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        {t('people.roles.add_campus')}
      </Button>
      {open && <AddMembershipDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
