import { useQueryClient } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { createCourseRequestLimits } from '@/api/limits/create-course-request'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CheckField } from '@/ui/form/check-field'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { CreateBar } from '@/ui/record/create-bar'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { lastList } from '@/ui/table/last-list'
import { type Course, type CourseFields, createCourse, keepCourse, type TakenOver } from './api'
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

type NewCourseForm = CourseFields & { copy_books: boolean; copy_documents: boolean }

// The same form as that of an existing course. Documents and books come after, or from the version before.
function NewCourseView({ from }: { from?: Course }) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const state = useNewRecordForm<Course, NewCourseForm>({
    values: { ...newCourse(from), copy_books: true, copy_documents: true },
    limits: createCourseRequestLimits,
    sendsLater: true,
    check: checkCourse,
    create: ({ copy_books, copy_documents, ...fields }) =>
      createCourse(fields, from && takenOver(from, copy_books, copy_documents)),
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
        <CourseSections control={state.form.control as unknown as Control<CourseFields>} />
        {from && <TakeOver control={state.form.control} />}
      </RecordForm>
    </>
  )
}

function takenOver({ id }: Course, books: boolean, documents: boolean): TakenOver {
  return {
    from_id: id,
    copy: [...(books ? ['books' as const] : []), ...(documents ? ['documents' as const] : [])],
  }
}

// Most of a new version is as it was: both are ticked, and what differs is changed afterwards.
function TakeOver({ control }: { control: Control<NewCourseForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('course.editions.take_over')} text={t('course.editions.take_over_text')}>
      <FullWidth>
        <CheckField control={control} name="copy_books" label={t('course.editions.copy_books')} />
      </FullWidth>
      <FullWidth>
        <CheckField control={control} name="copy_documents" label={t('course.editions.copy_documents')} />
      </FullWidth>
    </FormSection>
  )
}
