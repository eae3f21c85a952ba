import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { updateCampusRequestLimits } from '@/api/limits/update-campus-request'
import { useText } from '@/texts/use-text'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { useRecordForm } from '@/ui/record/use-record-form'
import { useShortcut } from '@/ui/use-shortcut'
import { DocumentsTab } from '../documents/documents-tab'
import { allPeople, peopleQuery } from '../people/api'
import { useMaySeePeople } from '../people/may-see-people'
import { PeopleTab } from '../people/people-tab'
import { type Campus, type CampusFields, keepCampus, updateCampus } from './api'
import { ArchivedNote } from './archived-note'
import { CampusDetails } from './campus-details'
import { checkCampus, fieldsOf, withScheme } from './campus-form'
import { CampusHeader } from './campus-header'
import { campusListPath } from './campus-list'

// One campus: who it is at the top, then its details, its documents and its people.
export function CampusView({ campus, more }: { campus: Campus; more: readonly RecordTab[] }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [gone, setGone] = useState(false)
  const maySeePeople = useMaySeePeople(campus.id)
  const counted = useQuery({ ...peopleQuery(campus.id, allPeople), enabled: maySeePeople })
  const people = counted.data ?? (counted.isLoading ? null : undefined)
  const state = useRecordForm<Campus, CampusFields>({
    record: campus,
    fieldsOf,
    limits: updateCampusRequestLimits,
    check: checkCampus,
    save: async (fields, version) => {
      const website = withScheme(fields.website)
      const saved = await updateCampus(campus.id, { ...fields, website }, version)
      keepCampus(cache, saved)
      return saved
    },
  })
  useShortcut('e', campus.may_edit ? () => state.form.setFocus('name') : undefined)
  if (gone) return <Navigate to={campusListPath} replace />
  const details = {
    name: 'details',
    keep: true,
    label: <TabLabel text={t('campus.tab.details')} changed={state.changes > 0} />,
    content: <CampusDetails campus={campus} state={state} />,
  }
  const documents = {
    name: 'documents',
    label: t('campus.tab.documents'),
    content: <DocumentsTab campusId={campus.id} mayEdit={campus.may_edit} />,
  }
  const here = {
    name: 'people',
    label: t('campus.tab.people'),
    content: <PeopleTab campusId={campus.id} />,
  }
  return (
    <>
      <CampusHeader campus={campus} people={people} onDeleted={() => setGone(true)} />
      {campus.archived && <ArchivedNote campus={campus} />}
      <RecordTabs label={campus.name} tabs={[details, documents, ...(maySeePeople ? [here] : []), ...more]} />
    </>
  )
}
