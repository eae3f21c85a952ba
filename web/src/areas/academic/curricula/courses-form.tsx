import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { setCurriculumCoursesRequestLimits } from '@/api/limits/set-curriculum-courses-request'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Curriculum, keepCurriculum, setCourses } from './api'
import { countChanges } from './arrange'
import { type ArrangedCourses, CoursesField } from './courses-field'

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
