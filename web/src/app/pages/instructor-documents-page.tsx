import { useParams } from 'react-router'
import { CourseRecord } from '@/areas/academic/courses/course-record'
import { DocumentsPanel } from '@/areas/academic/documents/documents-panel'
import { coursePath } from '@/areas/spaces/instructor/paths'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'

// /apps/instructor/course/docs/{instructorCourseId}: the course's id; who gives it is who looks.
export function Component() {
  const { t } = useText()
  const { instructorCourseId = '' } = useParams()
  return (
    <CourseRecord courseId={instructorCourseId}>
      {(course) => (
        <>
          <BackLink listPath={coursePath(course.id)}>{course.name}</BackLink>
          <PageHeader
            title={t('space.open_documents')}
            subtitle={[course.name, course.code, course.edition].filter(Boolean).join(' · ')}
          />
          <DocumentsPanel key={course.id} course={course} />
        </>
      )}
    </CourseRecord>
  )
}
