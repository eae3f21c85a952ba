import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BookIcon, DeleteIcon, FileIcon, OpenIcon, RestoreIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { CourseRow } from './api'
import type { CourseColumn } from './course-columns'
import {
  type CourseListParams,
  courseBooksPath,
  courseDocumentsPath,
  coursePath,
  isFiltered,
  type OnParams,
} from './course-list'
import { NewCourseButton } from './new-course-button'
import { useCourseActions } from './use-course-actions'

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
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type CoursesEmptyProps = { params: CourseListParams; onParams: OnParams; mayManage: boolean }

// No rows: because of the search, because there are none yet, or because none is open to this person.
function CoursesEmpty({ params, onParams, mayManage }: CoursesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('course.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('course.list.none_match')} action={showAll} />
  }
  if (!mayManage) return <EmptyState text={t('course.list.none_in_reach')} />
  return <EmptyState text={t('course.list.none_yet')} action={<NewCourseButton />} />
}

// What can be done with a course from its row.
function CourseRowMenu({ row, mayManage }: { row: CourseRow; mayManage: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, restore } = useCourseActions()
  const go = (path: string) => () => void navigate(path)
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: go(coursePath(row.id)) },
    { label: t('course.tab.documents'), icon: <FileIcon />, onClick: go(courseDocumentsPath(row.id)) },
    { label: t('course.tab.books'), icon: <BookIcon />, onClick: go(courseBooksPath(row.id)) },
  ]
  if (mayManage && row.archived) {
    actions.push({ label: t('course.restore.act'), icon: <RestoreIcon />, onClick: () => void restore(row) })
  }
  if (mayManage && !row.archived) {
    actions.push({
      label: t('course.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('course.list.actions', { name: row.name })} actions={actions} />
}
