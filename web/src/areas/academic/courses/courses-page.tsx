import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { courseListQuery } from './api'
import { courseListSpec } from './course-list'
import { CoursesView } from './courses-view'
import { useMayManage } from './may-manage'

// /apps/academic/course: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(courseListSpec)
  const list = useQuery(courseListQuery(params))
  return <CoursesView list={list} params={params} onParams={setParams} mayManage={useMayManage()} />
}
