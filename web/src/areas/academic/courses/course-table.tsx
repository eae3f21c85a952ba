import { useEffect } from 'react'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import type { CourseColumn } from './course-columns'
import { type CourseListParams, coursePath, type OnParams } from './course-list'
import { CourseRowMenu } from './course-row-menu'
import { CoursesEmpty } from './courses-empty'

type CourseTableProps = {
  page: Schemas['PageCourseRow']
  columns: readonly CourseColumn[]
  params: CourseListParams
  onParams: OnParams
  mayManage: boolean
}

// The rows of one page, and the way to the others.
export function CourseTable({ page, columns, params, onParams, mayManage }: CourseTableProps) {
  const { t } = useText()
  // An old link, or the last row of the last page was deleted: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <CoursesEmpty params={params} onParams={onParams} mayManage={mayManage} />
  }
  return (
    <>
      <DataTable
        label={t('course.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => coursePath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <CourseRowMenu row={row} mayManage={mayManage} />}
      />
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        total={page.total}
        more={page.more}
        onPage={(next) => onParams({ page: next })}
        onPageSize={(pageSize) => onParams({ pageSize })}
      />
    </>
  )
}
