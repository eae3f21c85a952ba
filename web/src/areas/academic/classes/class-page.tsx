import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { updateClassRequestLimits } from '@/api/limits/update-class-request'
import { useForgetGone, useSeen } from '@/session/last-seen'
import { useMayFollow } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import { FormSection } from '@/ui/record/form-section'
import { RecordColumns } from '@/ui/record/record-columns'
import { RecordForm } from '@/ui/record/record-form'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { type Editing, useEditing } from '@/ui/record/use-editing'
import { type RecordForm as RecordFormState, useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { ClassStudents } from '../enrollments/class-students'
import { type Class, type ClassFields, classQuery, keepClass, updateClass } from './api'
import { IdentityFields, TeachingFields } from './class-fields'
import { checkClass, fieldsOf } from './class-form'
import { ClassHeader } from './class-header'
import type { ClassKind } from './class-list'
import { CoursesTab } from './courses-tab'
import { sayCurriculum } from './say-class'
import { useClassActions } from './use-class-actions'
import { useClassMay } from './use-class-may'

type ClassPageProps = {
  kind: ClassKind
  // What another area knows of what comes next; the app hands it in.
  next?: ComponentType<{ classId: string }>
}

// The page of a class, reached from either list.
export function ClassPage({ kind, next }: ClassPageProps) {
  const { t } = useText()
  const { classeId = '' } = useParams()
  const record = useQuery(classQuery(classeId))
  useForgetGone(classeId, record)
  const notFound = (
    <NotFoundState
      text={t('class.not_found')}
      action={
        <Button variant="outlined" component={Link} to={kind.path}>
          {t('class.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={record} loading={<RecordSkeleton />} notFound={notFound}>
      {(group) => <ClassView key={group.id} kind={kind} group={group} next={next} />}
    </QueryView>
  )
}

// One class: what it is at the top, then its students, its courses, its timetable and documents, and its details.
function ClassView({ kind, group, next: Next }: ClassPageProps & { group: Class }) {
  const { t } = useText()
  const cache = useQueryClient()
  const may = useClassMay()
  const [gone, setGone] = useState(false)
  const state = useRecordForm<Class, ClassFields>({
    record: group,
    fieldsOf,
    limits: updateClassRequestLimits,
    check: checkClass,
    save: async (fields, version) => {
      const saved = await updateClass(group.id, fields, version)
      keepClass(cache, saved)
      return saved
    },
  })
  useSeen({ kind: 'class', id: group.id, title: group.code, about: group.campus_name })
  const editing = useEditing(group.may_edit, 'details')
  if (gone) return <Navigate to={kind.path} replace />
  const tab = (name: 'students' | 'own' | 'courses' | 'timetable' | 'documents' | 'steps') => ({
    name,
    label: t(`class.tab.${name}`),
  })
  const tabs: (RecordTab | false)[] = [
    may.seesStudents && { ...tab('students'), content: <ClassStudents classId={group.id} /> },
    { ...tab('courses'), content: <CoursesTab group={group} /> },
    { ...tab('timetable'), content: <ClassTimetable group={group} /> },
    { ...tab('documents'), content: <DocumentsTab group={group} /> },
    !may.staff && { ...tab(may.teaches ? 'students' : 'own'), content: <ClassStudents classId={group.id} /> },
    may.keepsAt(group.campus_id) && { ...tab('steps'), content: <StepsTab group={group} /> },
    {
      name: 'details',
      keep: true,
      label: <TabLabel text={t('class.tab.details')} changed={state.changes > 0} />,
      content: <DetailsTab group={group} state={state} editing={editing} />,
    },
  ]
  return (
    <>
      <ClassHeader kind={kind} group={group} editing={editing} onDeleted={() => setGone(true)} />
      {group.archived && <ArchivedNote group={group} mayRestore={may.keepsAt(group.campus_id)} />}
      {Next && !group.archived && <Next classId={group.id} />}
      <RecordTabs label={group.code} tabs={tabs.filter((one) => one !== false)} />
    </>
  )
}

const rows = <LoadingRows rows={6} height={56} />
// Few open these tabs; the students come first.
const ClassTimetable = lazyPart(
  () => import('../timetable/class-timetable').then((m) => ({ default: m.ClassTimetable })),
  rows,
)
const DocumentsTab = lazyPart(
  () => import('./documents-tab').then((m) => ({ default: m.DocumentsTab })),
  rows,
)
const StepsTab = lazyPart(() => import('./steps-tab').then((m) => ({ default: m.StepsTab })), rows)
const ClassChanges = lazyPart(() => import('./class-history').then((m) => ({ default: m.ClassChanges })))

type DetailsTabProps = { group: Class; state: RecordFormState<ClassFields>; editing: Editing }

// All fields of a class.
function DetailsTab({ group, state, editing }: DetailsTabProps) {
  const texts = useText()
  const { t } = texts
  const { control } = state.form
  const known = useMemo(
    () => ({ id: group.curriculum_id, label: sayCurriculum(group, texts) }),
    [group, texts],
  )
  const mayFollow = useMayFollow(group.campus_id)
  return (
    <RecordForm state={state} editing={editing}>
      <RecordColumns aside={mayFollow && <ClassChanges group={group} />}>
        <FormSection title={t('class.section.identity')} text={t('class.section.identity_text')}>
          <IdentityFields control={control} />
        </FormSection>
        <FormSection title={t('class.section.teaching')} text={t('class.section.teaching_text')}>
          <TeachingFields control={control} known={known} />
        </FormSection>
      </RecordColumns>
    </RecordForm>
  )
}

// Why nothing can be changed here, and the way back.
function ArchivedNote({ group, mayRestore }: { group: Class; mayRestore: boolean }) {
  const { t } = useText()
  const { restore } = useClassActions()
  return (
    <ArchivedAlert
      text={t('class.archived_note')}
      act={t('class.restore.act')}
      onRestore={mayRestore ? () => void restore(group) : undefined}
    />
  )
}
