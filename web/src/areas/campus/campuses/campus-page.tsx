import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { updateCampusRequestLimits } from '@/api/limits/update-campus-request'
import { useSession } from '@/session/session-store'
import { useMayFollow } from '@/session/use-history-action'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import { RecordColumns } from '@/ui/record/record-columns'
import { RecordForm } from '@/ui/record/record-form'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { type Editing, useEditing } from '@/ui/record/use-editing'
import { type RecordForm as RecordFormState, useRecordForm } from '@/ui/record/use-record-form'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { DocumentsTab } from '../documents/documents-tab'
import { allPeople, peopleQuery } from '../people/api'
import { PeopleTab } from '../people/people-tab'
import { type Campus, type CampusFields, campusQuery, keepCampus, updateCampus } from './api'
import { checkCampus, fieldsOf, withScheme } from './campus-form'
import { CampusHeader } from './campus-header'
import { campusListPath } from './campus-list'
import { ContactSection } from './contact-section'
import { IdentitySection } from './identity-section'
import { LocationSection } from './location-section'
import { LogoField } from './logo-field'
import { SettingsSection } from './settings-section'
import { useCampusActions } from './use-campus-actions'

type CampusPageProps = {
  // What other areas have to say about a campus, for who may know it.
  tabs?: (campus: Campus) => RecordTab[]
}

// /apps/academic/campus/{campusId}
export function CampusPage({ tabs }: CampusPageProps) {
  const { t } = useText()
  const { campusId = '' } = useParams()
  const campus = useQuery(campusQuery(campusId))
  const notFound = (
    <NotFoundState
      text={t('campus.not_found')}
      action={
        <Button variant="outlined" component={Link} to={campusListPath}>
          {t('campus.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={campus} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) => <CampusView key={record.id} campus={record} more={tabs?.(record) ?? []} />}
    </QueryView>
  )
}

// One campus: who it is at the top, then its details, its documents and its people.
function CampusView({ campus, more }: { campus: Campus; more: readonly RecordTab[] }) {
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
  const editing = useEditing(campus.may_edit, 'details')
  if (gone) return <Navigate to={campusListPath} replace />
  const details = {
    name: 'details',
    keep: true,
    label: <TabLabel text={t('campus.tab.details')} changed={state.changes > 0} />,
    content: <CampusDetails campus={campus} state={state} editing={editing} />,
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
      <CampusHeader campus={campus} editing={editing} people={people} onDeleted={() => setGone(true)} />
      {campus.archived && <ArchivedNote campus={campus} />}
      <RecordTabs label={campus.name} tabs={[details, documents, ...(maySeePeople ? [here] : []), ...more]} />
    </>
  )
}

// Who sees the people of a campus: the roles of the whole network, and the staff of that campus. Others would
// find only themselves there.
function useMaySeePeople(campusId: string): boolean {
  const own = useSession((state) => state.user?.organization_id)
  const reach = useReach('listPeople')
  return reach === 'all' || (reach === 'campus' && own === campusId)
}

const CampusChanges = lazyPart(() => import('./campus-history').then((m) => ({ default: m.CampusChanges })))

type CampusDetailsProps = { campus: Campus; state: RecordFormState<CampusFields>; editing: Editing }

// All fields of a campus, in the groups that people think in.
function CampusDetails({ campus, state, editing }: CampusDetailsProps) {
  const mayFollow = useMayFollow(campus.id)
  const { form } = state
  return (
    <RecordForm state={state} editing={editing}>
      <RecordColumns aside={mayFollow && <CampusChanges campus={campus} />}>
        <IdentitySection control={form.control} logo={editing.on && <LogoField campus={campus} />} />
        <ContactSection control={form.control} />
        <LocationSection form={form} />
        <SettingsSection control={form.control} />
      </RecordColumns>
    </RecordForm>
  )
}

// Why nothing can be changed here, and the way back.
function ArchivedNote({ campus }: { campus: Campus }) {
  const { t } = useText()
  const { restore } = useCampusActions()
  return (
    <ArchivedAlert
      text={t('campus.archived_note')}
      act={t('campus.restore.act')}
      onRestore={campus.may_manage ? () => void restore(campus) : undefined}
    />
  )
}
