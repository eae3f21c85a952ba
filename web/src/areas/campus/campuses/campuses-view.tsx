import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { useShortcut } from '@/ui/use-shortcut'
import { CampusFilters } from './campus-filters'
import { type CampusListParams, campusFilterQuery, newCampusPath } from './campus-list'
import { CampusTable } from './campus-table'
import { NewCampusButton } from './new-campus-button'
import { RegionsButton } from './regions-button'

type CampusesViewProps = {
  list: Query<Schemas['PageCampusRow']>
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
  mayManage: boolean
}

// The list of campuses: how many, search and filters, the table, its pages.
export function CampusesView({ list, params, onParams, mayManage }: CampusesViewProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { data } = list
  useShortcut('n', mayManage ? () => void navigate(newCampusPath) : undefined)
  return (
    <>
      <PageHeader
        title={t('campus.list.title')}
        count={data && formatTotal(data.total, data.more, language)}
        actions={
          <>
            <ExportMenu path="/api/campuses/export" query={campusFilterQuery(params)} name="campuses" />
            <RegionsButton mayManage={mayManage} />
            {mayManage && <NewCampusButton />}
          </>
        }
      />
      <CampusFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) => <CampusTable page={page} params={params} onParams={onParams} mayManage={mayManage} />}
      </QueryView>
    </>
  )
}
