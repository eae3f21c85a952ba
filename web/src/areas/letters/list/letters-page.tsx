import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
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
import { useShortcut } from '@/ui/use-shortcut'
import { lettersQuery } from '../api'
import { everyCampus, letterFilterQuery, lettersSpec, shownStates } from './letters-params'
import { LettersTable } from './letters-table'

const NewLetterDialog = lazyPart(() =>
  import('./new-letter-dialog').then((m) => ({ default: m.NewLetterDialog })),
)

// /apps/campus/letters: what the campus writes to its people, and what became of it.
export function Component() {
  const { t, language } = useText()
  const { params, setParams } = useListParams(lettersSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('listLetters') === 'all'
  const [making, setMaking] = useState(false)
  const filter = letterFilterQuery(params, own)
  const list = useQuery(lettersQuery(filter, params))
  const onNew = () => setMaking(true)
  useShortcut('n', onNew)
  const filterBy = filterSetter(params.filters, setParams)
  return (
    <>
      <PageHeader
        title={t('letter.list.title')}
        count={list.data ? formatTotal(list.data.total, list.data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/letters/export" query={filter} name={t('letter.list.title')} />
            <Button variant="contained" onClick={onNew}>
              {t('letter.create.act')}
            </Button>
          </>
        }
      />
      <ListToolbar>
        <SearchField
          label={t('letter.list.search')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        {network && (
          <CampusFilter
            label={t('letter.campus')}
            value={filter.campus}
            onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
          />
        )}
        <FilterChip
          label={t('letter.list.show')}
          choices={shownStates.map((value) => ({ value, label: t(`letter.list.${value}`) }))}
          value={params.filters.state}
          onChange={filterBy('state')}
        />
        <ViewMenu campus={network ? filter.campus : undefined} />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={8} height={51} head />}>
        {(page) => (
          <LettersTable
            {...{ page, params, onNew }}
            oneCampus={!network || filter.campus !== undefined}
            onParams={setParams}
          />
        )}
      </QueryView>
      {making && <NewLetterDialog campusId={filter.campus ?? own} onClose={() => setMaking(false)} />}
    </>
  )
}
