import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { churchListQuery } from './api'
import { churchListSpec } from './church-list'
import { ChurchesView } from './churches-view'

// /apps/campus/church: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(churchListSpec)
  const list = useQuery(churchListQuery(params))
  return <ChurchesView list={list} params={params} onParams={setParams} />
}
