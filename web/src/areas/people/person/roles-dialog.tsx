import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { FormScope } from '@/ui/form/form-scope'
import { ConflictDialog } from '@/ui/record/conflict-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { keepPerson, type Person } from './api'

type RolesDialogProps = {
  title: string
  person: Person
  // All roles there are in this place, the highest first.
  choices: readonly string[]
  rolesOf: (person: Person) => readonly string[]
  // Those that the caller may give and take; others are shown, and stay.
  grantable: readonly string[]
  atLeastOne?: boolean
  save: (roles: string[], from: Person) => Promise<Person>
  onClose: () => void
}

type Ticks = Record<string, boolean>

// Which roles a person has in one place, as boxes to tick.
export function RolesDialog(props: RolesDialogProps) {
  const { title, person, choices, rolesOf, grantable, atLeastOne = false, save, onClose } = props
  const { t, code } = useText()
  const id = useId()
  const cache = useQueryClient()
  const state = useRecordForm<Person, Ticks>({
    record: person,
    fieldsOf: (record) => Object.fromEntries(choices.map((role) => [role, rolesOf(record).includes(role)])),
    limits: {},
    save: async (ticks, version, from) => {
      const saved = await save(
        choices.filter((role) => ticks[role]),
        { ...from, version },
      )
      keepPerson(cache, saved)
      onClose()
      return saved
    },
  })
  const ticks = state.form.watch()
  const none = atLeastOne && choices.every((role) => !ticks[role])
  const shown = choices.filter((role) => grantable.includes(role) || ticks[role])
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (!none) void state.save()
  }
  return (
    <FormScope limits={{}}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid' }}>
            {shown.map((role) => (
              <CheckField
                key={role}
                control={state.form.control}
                name={role}
                label={code(`access.role.${role}`) ?? role}
                disabled={!grantable.includes(role)}
              />
            ))}
            {none && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {t('people.roles.none')}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              disabled={state.changes === 0 || none}
              loading={state.saving}
            >
              {t('people.roles.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {state.conflict && <ConflictDialog conflict={state.conflict} onResolve={state.resolve} />}
    </FormScope>
  )
}
