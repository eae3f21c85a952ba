import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, Navigate } from 'react-router'
import { updatePersonRequestLimits } from '@/api/limits/update-person-request'
import { useForgetGone, useSeen } from '@/session/last-seen'
import { useText } from '@/texts/use-text'
import { RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { useEditing } from '@/ui/record/use-editing'
import { useRecordForm } from '@/ui/record/use-record-form'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { lastList } from '@/ui/table/last-list'
import { keepPerson, type Person, personQuery, updatePerson } from './api'
import { checkPerson, formOf, type PersonForm } from './person-form'
import { PersonHeader } from './person-header'
import type { PersonTab } from './person-tabs'

type PersonPageProps = {
  id: string
  // The list that one came from, and what it is called.
  listPath: string
  listTitle: string
  tabs: readonly PersonTab[]
  // What another area says beside the fields: classes, what is to be paid.
  aside?: ComponentType<{ personId: string }>
  // The same in one line at the top, where there is no room beside the fields.
  head?: ComponentType<{ personId: string }>
}

// One person's page, whichever list it was opened from.
export function PersonPage({ id, ...page }: PersonPageProps) {
  const { listPath, listTitle } = page
  const { t } = useText()
  const person = useQuery(personQuery(id))
  useForgetGone(id, person, person.data?.id)
  const notFound = (
    <NotFoundState
      text={t('person.not_found')}
      action={
        <Button variant="outlined" component={Link} to={lastList(listPath)}>
          {listTitle}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={person} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) =>
        record.id === id ? (
          <PersonView key={record.id} person={record} {...page} />
        ) : (
          // The record became part of another one: an old link leads on to that.
          <Navigate to={`${listPath}/${record.id}`} replace />
        )
      }
    </QueryView>
  )
}

type PersonViewProps = Omit<PersonPageProps, 'id'> & { person: Person }

// One person: who he is at the top, then what is known of him, then what he may do where.
function PersonView({ person, listPath, listTitle, tabs, aside: Aside, head: Head }: PersonViewProps) {
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
  useSeen({ kind: 'person', id: person.id, title: person.name })
  const editing = useEditing(person.may.edit, 'details')
  return (
    <>
      <PersonHeader person={person} editing={editing} listPath={listPath} listTitle={listTitle}>
        {Head && <Head personId={person.id} />}
      </PersonHeader>
      <RecordTabs
        label={person.name}
        tabs={tabs
          .filter(({ when }) => when?.(person) ?? true)
          .map(({ name, label, keep = false, content: Content }) => ({
            name,
            keep,
            label: <TabLabel text={t(label)} changed={name === 'details' && state.changes > 0} />,
            content: (
              <Content
                person={person}
                state={state}
                editing={editing}
                aside={Aside && <Aside personId={person.id} />}
              />
            ),
          }))}
      />
    </>
  )
}
