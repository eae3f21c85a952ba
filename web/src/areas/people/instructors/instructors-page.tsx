import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { instructorListQuery } from './api'
import { instructorListSpec } from './instructor-list'
import { InstructorsView } from './instructors-view'

// /apps/academic/instructor: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(instructorListSpec)
  const list = useQuery(instructorListQuery(params))
  return <InstructorsView list={list} params={params} onParams={setParams} />
}
