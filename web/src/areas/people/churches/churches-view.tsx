import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import type { ChurchesPage } from './api'
import { ChurchFilters } from './church-filters'
import type { ChurchListParams, OnParams } from './church-list'
import { ChurchTable } from './church-table'
import { NewChurchButton } from './new-church-button'

type ChurchesViewProps = { list: Query<ChurchesPage>; params: ChurchListParams; onParams: OnParams }

// The churches that people come from: how many, search and filters, the table, its pages.
export function ChurchesView({ list, params, onParams }: ChurchesViewProps) {
  const { t, language } = useText()
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('church.title')}
        count={data && formatTotal(data.total, data.more, language)}
        actions={<NewChurchButton />}
      />
      <ChurchFilters params={params} onParams={onParams} />
      <QueryView query={list} loading={<LoadingRows rows={12} height={46} head />}>
        {(page) => <ChurchTable page={page} params={params} onParams={onParams} />}
      </QueryView>
    </>
  )
}
