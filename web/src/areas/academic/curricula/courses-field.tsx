import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { useFormScope } from '@/ui/form/form-scope'
import type { CurriculumCourse } from './api'
import { CourseArranger } from './course-arranger'

export type ArrangedCourses = { courses: CurriculumCourse[] }

// All courses of a curriculum are one field of the form. Where somebody else was quicker, both orders are told in
// words.
export function CoursesField({ control }: { control: Control<ArrangedCourses> }) {
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
