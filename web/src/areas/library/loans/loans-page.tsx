import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useOwnCampusName } from '@/session/use-own-campus'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { PrintIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { bookListPath } from '../books/book-list'
import { loansQuery } from './api'
import { Desk } from './desk'
import { everyCampus, loanFilterQuery, loanSpec, loanStates } from './loan-params'
import { LoanWays } from './loan-ways'
import { LoansTable } from './loans-table'

const LabelsDialog = lazyPart(() =>
  import('../copies/labels-dialog').then((m) => ({ default: m.LabelsDialog })),
)

// /apps/academic/loans: books go out and come back, and who has what.
export function Component() {
  const { t, language } = useText()
  const { params, setParams } = useListParams(loanSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('lendCopy') === 'all'
  const filter = loanFilterQuery(params, own)
  const list = useQuery(loansQuery(filter, params))
  const filterBy = filterSetter(params.filters, setParams)
  const known = useOwnCampusName(filter.campus)
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <BackLink listPath={bookListPath}>{t('loan.books')}</BackLink>
      <PageHeader
        title={t('loan.list_title')}
        count={list.data ? formatTotal(list.data.total, list.data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/loans/export" query={filter} name="loans" />
            <Button color="inherit" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
              {t('copy.labels')}
            </Button>
          </>
        }
      />
      <LoanWays shown="loans" />
      <Desk campusId={filter.campus ?? ''} />
      <ListToolbar>
        <SearchField
          label={t('loan.search')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        {network && (
          <CampusFilter
            label={t('copy.campus')}
            value={filter.campus}
            known={known}
            onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
          />
        )}
        <FilterChip
          label={t('copy.state')}
          choices={loanStates.map((value) => ({ value, label: t(`loan.states.${value}`) }))}
          value={params.filters.state}
          onChange={filterBy('state')}
        />
        <ViewMenu campus={network ? filter.campus : undefined} />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={8} height={51} head />}>
        {(page) => <LoansTable {...{ page, params }} onParams={setParams} />}
      </QueryView>
      {printing && <LabelsDialog campusId={filter.campus ?? ''} onClose={() => setPrinting(false)} />}
    </>
  )
}
