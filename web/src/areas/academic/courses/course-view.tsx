import { useQueryClient } from '@tanstack/react-query'
import { updateCourseRequestLimits } from '@/api/limits/update-course-request'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { useShortcut } from '@/ui/use-shortcut'
import { type Course, type CourseFields, keepCourse, updateCourse } from './api'
import { checkCourse, fieldsOf } from './course-form'
import { CourseFrame } from './course-frame'
import { CourseSections } from './course-sections'
import { EditionsSection } from './editions-section'

// One course: its fields, and the way to its other versions.
export function CourseView({ course }: { course: Course }) {
  const cache = useQueryClient()
  const state = useRecordForm<Course, CourseFields>({
    record: course,
    fieldsOf,
    limits: updateCourseRequestLimits,
    check: checkCourse,
    save: async (fields, version) => {
      const saved = await updateCourse(course.id, fields, version)
      keepCourse(cache, saved)
      return saved
    },
  })
  useShortcut('e', course.may_edit ? () => state.form.setFocus('name') : undefined)
  return (
    <CourseFrame course={course} part="details" changed={state.changes > 0}>
      <RecordForm state={state} readOnly={!course.may_edit}>
        <CourseSections control={state.form.control} />
        <EditionsSection course={course} />
      </RecordForm>
    </CourseFrame>
  )
}
