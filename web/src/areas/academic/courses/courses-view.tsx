import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useShortcut } from '@/ui/use-shortcut'
import { courseColumns } from './course-columns'
import { CourseFilters } from './course-filters'
import { type CourseListParams, courseFilterQuery, newCoursePath, type OnParams } from './course-list'
import { CourseTable } from './course-table'
import { useMaySeeTeachers } from './may-manage'
import { NewCourseButton } from './new-course-button'

type CoursesViewProps = {
  list: Query<Schemas['PageCourseRow']>
  params: CourseListParams
  onParams: OnParams
  mayManage: boolean
}

// The list of courses: how many, search and filters, the table, its pages.
export function CoursesView({ list, params, onParams, mayManage }: CoursesViewProps) {
  const texts = useText()
  const { t, language } = texts
  const navigate = useNavigate()
  const maySeeTeachers = useMaySeeTeachers()
  const columns = courseColumns(texts).filter(({ key }) => key !== 'teachers' || maySeeTeachers)
  const { choice, shown } = useColumnChoice('courses', columns)
  const { data } = list
  useShortcut('n', mayManage ? () => void navigate(newCoursePath) : undefined)
  return (
    <>
      <PageHeader
        title={t('course.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/courses/export" query={courseFilterQuery(params)} name="courses" />
            {mayManage && <NewCourseButton />}
          </>
        }
      />
      <CourseFilters params={params} onParams={onParams} tools={<ColumnMenu choice={choice} />} />
      <QueryView query={list} loading={<LoadingRows rows={12} height={46} head />}>
        {(page) => (
          <CourseTable
            page={page}
            columns={shown}
            params={params}
            onParams={onParams}
            mayManage={mayManage}
          />
        )}
      </QueryView>
    </>
  )
}
