import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { RecordDialog } from '@/ui/record/record-dialog'
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
  return (
    <RecordDialog
      title={title}
      state={state}
      act={t('people.roles.save')}
      disabled={state.changes === 0 || none}
      onClose={onClose}
    >
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
    </RecordDialog>
  )
}
