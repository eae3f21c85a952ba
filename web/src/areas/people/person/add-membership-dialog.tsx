import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { type CampusRole, keepPerson, type Person, setRoles } from './api'
import { campusRoles } from './roles'

type AddMembershipDialogProps = { person: Person; onClose: () => void }
type Place = { campus_id: string; role: string }

const limits = { campus_id: { minLength: 1 }, role: { minLength: 1 } }

// Joins a person to one more campus, with a first role there.
export function AddMembershipDialog({ person, onClose }: AddMembershipDialogProps) {
  const { t, code } = useText()
  const id = useId()
  const cache = useQueryClient()
  const roles = campusRoles.filter((role) => person.may.campus_roles.includes(role))
  const state = useNewRecordForm<Person, Place>({
    values: { campus_id: '', role: '' },
    limits,
    create: ({ campus_id, role }) => setRoles(person, campus_id, [role as CampusRole]),
    onCreated: (saved) => {
      keepPerson(cache, saved)
      onClose()
    },
  })
  const { control } = state.form
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('people.roles.add_campus')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <CampusField
              control={control}
              name="campus_id"
              label={t('people.campus')}
              except={person.memberships.map((membership) => membership.campus_id)}
            />
            <ChoiceField
              control={control}
              name="role"
              label={t('person.role')}
              placeholder={t('ui.choose')}
              choices={roles.map((value) => ({ value, label: code(`access.role.${value}`) ?? value }))}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={state.saving}>
              {t('people.roles.add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
