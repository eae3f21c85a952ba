import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatTotal } from '@/lib/totals'
import { useSettled } from '@/lib/use-settled'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { courseListQuery, teacherQuery, teachersQuery } from './api'
import { courseColumns } from './course-columns'
import {
  type CourseListParams,
  courseFilterQuery,
  courseListSpec,
  newCoursePath,
  type OnParams,
} from './course-list'
import { CourseTable } from './course-table'
import { useMayManage, useMaySeeTeachers } from './may-manage'
import { NewCourseButton } from './new-course-button'

// /apps/academic/course: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(courseListSpec)
  const list = useQuery(courseListQuery(params))
  return <CoursesView list={list} params={params} onParams={setParams} mayManage={useMayManage()} />
}

type CoursesViewProps = {
  list: Query<Schemas['PageCourseRow']>
  params: CourseListParams
  onParams: OnParams
  mayManage: boolean
}

// The list of courses: how many, search and filters, the table, its pages.
function CoursesView({ list, params, onParams, mayManage }: CoursesViewProps) {
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
            {mayManage && (
              <Button color="inherit" component={Link} to="/apps/academic/course/import">
                {t('course.import')}
              </Button>
            )}
            {mayManage && <NewCourseButton />}
          </>
        }
      />
      <CourseFilters
        params={params}
        onParams={onParams}
        tools={
          <>
            <ColumnMenu choice={choice} />
            <ViewMenu columns={choice.chosen} />
          </>
        }
      />
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

type CourseFiltersProps = { params: CourseListParams; onParams: OnParams; tools: ReactNode }

// Search, what is archived, and what a teacher can give.
function CourseFilters({ params, onParams, tools }: CourseFiltersProps) {
  const { t } = useText()
  const maySeeTeachers = useMaySeeTeachers()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('course.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('course.state')}
        choices={[{ value: 'archived', label: t('course.archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {maySeeTeachers && <TeacherFilter value={filters.teacher} onChange={filterBy('teacher')} />}
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}

type TeacherFilterProps = { value: string | undefined; onChange: (teacher: string | undefined) => void }

// The courses that one teacher says he knows; he is found on the server while one types.
function TeacherFilter({ value, onChange }: TeacherFilterProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...teachersQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...teacherQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('course.teacher')}
      choices={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.name ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}
