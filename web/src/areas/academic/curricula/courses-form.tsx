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
    save: async ({ courses }, version) => {
      const saved = await setCourses(curriculum.id, courses, version)
      keepCurriculum(cache, saved)
      return saved
    },
  })
  const draft = useWatch({ control: state.form.control, name: 'courses' })
  const changes = state.changes > 0 ? Math.max(1, countChanges(curriculum.courses, draft)) : 0
  return (
    <RecordForm state={{ ...state, changes }}>
      <CoursesField control={state.form.control} />
      {children}
    </RecordForm>
  )
}

type ArrangedCourses = { courses: CurriculumCourse[] }

// All courses of a curriculum are one field of the form. Where somebody else was quicker, both orders are told in
// words.
function CoursesField({ control }: { control: Control<ArrangedCourses> }) {
  const { t } = useText()
  const { faces } = useFormScope()
  const { field } = useController({ control, name: 'courses' })
  useEffect(() => {
    const show = (value: unknown) =>
      (value as CurriculumCourse[])
        .map(({ level, name, hours }) => `${level}. ${name} · ${hours} ${t('curriculum.hour_unit')}`)
        .join('\n')
    faces.set('courses', { label: t('curriculum.courses'), show })
  }, [faces, t])
  return <CourseArranger courses={field.value} onChange={field.onChange} />
}
