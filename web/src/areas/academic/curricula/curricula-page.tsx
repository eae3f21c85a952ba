import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { curriculumListQuery } from './api'
import { CurriculaView } from './curricula-view'
import { curriculumListSpec } from './curriculum-list'
import { useMayManage } from './may-manage'

// /apps/academic/program/curriculum: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(curriculumListSpec)
  const list = useQuery(curriculumListQuery(params))
  return <CurriculaView list={list} params={params} onParams={setParams} mayManage={useMayManage()} />
}
