import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useForgetGone } from '@/session/last-seen'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { type Course, courseQuery } from './api'
import { courseListPath } from './course-list'

type CourseRecordProps = { courseId: string; children: (course: Course) => ReactNode }

// Fetches a course for a page of it, or says that it is not there.
export function CourseRecord({ courseId, children }: CourseRecordProps) {
  const { t } = useText()
  const course = useQuery(courseQuery(courseId))
  useForgetGone(courseId, course)
  const notFound = (
    <NotFoundState
      text={t('course.not_found')}
      action={
        <Button variant="outlined" component={Link} to={courseListPath}>
          {t('course.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={course} loading={<RecordSkeleton />} notFound={notFound}>
      {children}
    </QueryView>
  )
}
