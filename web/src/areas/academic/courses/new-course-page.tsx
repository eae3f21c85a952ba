import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { createCourseRequestLimits } from '@/api/limits/create-course-request'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { CreateBar } from '@/ui/record/create-bar'
import { RecordForm } from '@/ui/record/record-form'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { lastList } from '@/ui/table/last-list'
import { type Course, type CourseFields, createCourse, keepCourse } from './api'
import { checkCourse, newCourse } from './course-form'
import { courseListPath, coursePath } from './course-list'
import { CourseRecord } from './course-record'
import { CourseSections } from './course-sections'

// /apps/academic/course/new; with ?from= the next version of a course there is.
export function Component() {
  const [search] = useSearchParams()
  const from = search.get('from')
  if (!from) return <NewCourseView />
  return (
    <CourseRecord courseId={from}>{(course) => <NewCourseView key={course.id} from={course} />}</CourseRecord>
  )
}

// The same form as that of an existing course. Documents and books come after.
function NewCourseView({ from }: { from?: Course }) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const state = useNewRecordForm<Course, CourseFields>({
    values: newCourse(from),
    limits: createCourseRequestLimits,
    sendsLater: true,
    check: checkCourse,
    create: createCourse,
    onCreated: (course) => {
      keepCourse(cache, course)
      notify({ text: t('course.create.done', { name: course.name }) })
      void navigate(coursePath(course.id), { replace: true })
    },
  })
  const cancelHref = from ? coursePath(from.id) : lastList(courseListPath)
  return (
    <>
      <BackLink listPath={courseListPath}>{t('course.list.title')}</BackLink>
      <PageHeader
        title={from ? t('course.editions.new') : t('course.create.open')}
        subtitle={from && t('course.editions.of', { name: from.name })}
      />
      <RecordForm
        state={state}
        bar={<CreateBar state={state} act={t('course.create.act')} cancelHref={cancelHref} />}
      >
        <CourseSections control={state.form.control} />
      </RecordForm>
    </>
  )
}
