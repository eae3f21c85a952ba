import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { setCurriculumCoursesRequestLimits } from '@/api/limits/set-curriculum-courses-request'
import { useText } from '@/texts/use-text'
import { useFormScope } from '@/ui/form/form-scope'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Curriculum, type CurriculumCourse, keepCurriculum, setCourses } from './api'
import { countChanges } from './arrange'
import { CourseArranger } from './course-arranger'
import { type ArrangedCourses, lineName, mergeCourses, settled } from './merge-courses'

const fieldsOf = ({ courses }: Curriculum): ArrangedCourses => ({ courses })

type CoursesFormProps = {
  curriculum: Curriculum
  // What stands under the courses, above the bar that saves them.
  children: ReactNode
}

// The courses of a version that no class follows yet: arranged freely, saved together.
export function CoursesForm({ curriculum, children }: CoursesFormProps) {
  const cache = useQueryClient()
  const state = useRecordForm<Curriculum, ArrangedCourses>({
    record: curriculum,
    fieldsOf,
    limits: setCurriculumCoursesRequestLimits,
    merge: mergeCourses,
    save: async (fields, version) => {
      const saved = await setCourses(curriculum.id, settled(fields), version)
      keepCurriculum(cache, saved)
      return saved
    },
  })
  const draft = useWatch({ control: state.form.control, name: 'courses' })
  const changes = state.changes > 0 ? Math.max(1, countChanges(curriculum.courses, draft)) : 0
  return (
    <RecordForm state={{ ...state, changes }}>
      <CoursesField control={state.form.control} known={curriculum.courses} />
      {children}
    </RecordForm>
  )
}

// All courses of a curriculum are one field of the form. Where somebody else was quicker and changed the same course,
// both are told in words.
type CoursesFieldProps = {
  control: Control<ArrangedCourses>
  // Those that are kept: what one of them was called is known also where it was taken out of the list.
  known: readonly CurriculumCourse[]
}

function CoursesField({ control, known }: CoursesFieldProps) {
  const { t } = useText()
  const { faces } = useFormScope()
  const { field } = useController({ control, name: 'courses' })
  useEffect(() => {
    const show = (value: unknown) => {
      const line = value as CurriculumCourse | null
      if (!line) return t('curriculum.line_gone')
      const level = t('curriculum.level_number', { level: line.level })
      return `${level} · ${line.hours} ${t('curriculum.hour_unit')}`
    }
    for (const { course_id, name } of [...known, ...field.value]) {
      faces.set(lineName(course_id), { label: name, show })
    }
  }, [faces, t, known, field.value])
  return <CourseArranger courses={field.value} onChange={field.onChange} />
}
