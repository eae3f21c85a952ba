import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { campusListQuery } from './api'
import { campusListSpec } from './campus-list'
import { CampusesView } from './campuses-view'
import { useMayManage } from './may-manage'

// /apps/academic/campus: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(campusListSpec)
  const list = useQuery(campusListQuery(params))
  return <CampusesView list={list} params={params} onParams={setParams} mayManage={useMayManage()} />
}
