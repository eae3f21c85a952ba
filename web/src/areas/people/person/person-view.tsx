import { useQueryClient } from '@tanstack/react-query'
import { updatePersonRequestLimits } from '@/api/limits/update-person-request'
import { useText } from '@/texts/use-text'
import { RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { useRecordForm } from '@/ui/record/use-record-form'
import { useShortcut } from '@/ui/use-shortcut'
import { keepPerson, type Person, updatePerson } from './api'
import { checkPerson, formOf, type PersonForm } from './person-form'
import { PersonHeader } from './person-header'
import type { PersonTab } from './person-tabs'

type PersonViewProps = {
  person: Person
  listPath: string
  listTitle: string
  tabs: readonly PersonTab[]
}

// One person: who he is at the top, then what is known of him, then what he may do where.
export function PersonView({ person, listPath, listTitle, tabs }: PersonViewProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Person, PersonForm>({
    record: person,
    fieldsOf: formOf,
    limits: updatePersonRequestLimits,
    check: checkPerson,
    save: async (fields, version) => {
      const saved = await updatePerson(person.id, fields, version)
      keepPerson(cache, saved)
      return saved
    },
  })
  useShortcut('e', person.may.edit ? () => state.form.setFocus('first_name') : undefined)
  return (
    <>
      <PersonHeader person={person} listPath={listPath} listTitle={listTitle} />
      <RecordTabs
        label={person.name}
        tabs={tabs
          .filter(({ when }) => when?.(person) ?? true)
          .map(({ name, label, keep = false, content: Content }) => ({
            name,
            keep,
            label: <TabLabel text={t(label)} changed={name === 'details' && state.changes > 0} />,
            content: <Content person={person} state={state} />,
          }))}
      />
    </>
  )
}
