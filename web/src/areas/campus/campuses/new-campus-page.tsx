import { useQuery } from '@tanstack/react-query'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { regionsQuery } from '../regions/api'
import { NewCampusView } from './new-campus-view'

// /apps/academic/campus/new: a campus starts in a region, so the regions come first.
export function Component() {
  const regions = useQuery(regionsQuery())
  return (
    <QueryView page query={regions} loading={<LoadingRows />}>
      {(items) => <NewCampusView regions={items} />}
    </QueryView>
  )
}
