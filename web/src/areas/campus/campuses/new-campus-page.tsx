import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { regionsQuery } from '../regions/api'
import { NewCampusView } from './new-campus-view'
import { RegionsButton } from './regions-button'

// /apps/academic/campus/new: a campus starts in a region, so the regions come first.
export function Component() {
  const { t } = useText()
  const regions = useQuery(regionsQuery())
  return (
    <QueryView query={regions} loading={<RecordSkeleton />}>
      {(items) =>
        items.length > 0 ? (
          <NewCampusView regions={items} />
        ) : (
          <EmptyState text={t('region.none_yet')} action={<RegionsButton mayManage />} />
        )
      }
    </QueryView>
  )
}
