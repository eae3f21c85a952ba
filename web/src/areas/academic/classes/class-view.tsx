import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { updateClassRequestLimits } from '@/api/limits/update-class-request'
import { useText } from '@/texts/use-text'
import { type RecordTab, RecordTabs } from '@/ui/record/record-tabs'
import { TabLabel } from '@/ui/record/tab-label'
import { useRecordForm } from '@/ui/record/use-record-form'
import { ClassStudents } from '../enrollments/class-students'
import { ClassTimetable } from '../timetable/class-timetable'
import { type Class, type ClassFields, keepClass, updateClass } from './api'
import { ArchivedNote } from './archived-note'
import { checkClass, fieldsOf } from './class-form'
import { ClassHeader } from './class-header'
import type { ClassKind } from './class-list'
import { CoursesTab } from './courses-tab'
import { DetailsTab } from './details-tab'
import { DocumentsTab } from './documents-tab'
import { StepsTab } from './steps-tab'
import { useClassMay } from './use-class-may'

// One class: what it is at the top, then its students, its courses, its timetable and documents, and its details.
export function ClassView({ kind, group }: { kind: ClassKind; group: Class }) {
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
    !may.staff && { ...tab('own'), content: <ClassStudents classId={group.id} /> },
    may.keepsAt(group.campus_id) && { ...tab('steps'), content: <StepsTab group={group} /> },
    {
      name: 'details',
      keep: true,
      label: <TabLabel text={t('class.tab.details')} changed={state.changes > 0} />,
      content: <DetailsTab group={group} state={state} />,
    },
  ]
  return (
    <>
      <ClassHeader kind={kind} group={group} onDeleted={() => setGone(true)} />
      {group.archived && <ArchivedNote group={group} mayRestore={may.keepsAt(group.campus_id)} />}
      <RecordTabs label={group.code} tabs={tabs.filter((one) => one !== false)} />
    </>
  )
}
