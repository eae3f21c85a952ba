import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DataTable } from '@/ui/table/data-table'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter, nextSort } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { Pager } from '@/ui/table/pager'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { campusRoles, peopleListSpec, peopleQuery } from './api'
import { personColumns } from './person-columns'

// Who is here: the people of one campus.
export function PeopleTab({ campusId }: { campusId: string }) {
  const texts = useText()
  const { t } = texts
  const { params, setParams } = useListParams(peopleListSpec)
  const people = useQuery(peopleQuery(campusId, params))
  const columns = useMemo(() => personColumns(campusId, texts), [campusId, texts])
  const roles = campusRoles.map((value) => ({ value, label: t(`access.role.${value}`) }))
  const filterBy = filterSetter(params.filters, setParams)
  const filtered = params.q !== '' || Object.keys(params.filters).length > 0
  return (
    <>
      <ListToolbar>
        <SearchField
          label={t('person.search')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        <FilterChip
          label={t('person.role')}
          choices={roles}
          value={params.filters.role}
          onChange={filterBy('role')}
        />
        <FilterChip
          label={t('access.former')}
          choices={[
            { value: 'true', label: t('ui.yes') },
            { value: 'false', label: t('ui.no') },
          ]}
          value={params.filters.former}
          onChange={filterBy('former')}
        />
      </ListToolbar>
      <QueryView query={people} loading={<LoadingRows rows={10} height={46} head />}>
        {({ items, total, more }) =>
          items.length === 0 ? (
            <EmptyState text={filtered ? t('person.none_match') : t('person.none_here')} />
          ) : (
            <>
              <DataTable
                label={t('campus.tab.people')}
                columns={columns}
                rows={items}
                rowKey={(row) => row.id}
                sort={params.sort}
                onSort={(column) => setParams({ sort: nextSort(column, params.sort) })}
              />
              <Pager
                page={params.page}
                pageSize={params.pageSize}
                total={total}
                more={more}
                onPage={(page) => setParams({ page })}
                onPageSize={(pageSize) => setParams({ pageSize })}
              />
            </>
          )
        }
      </QueryView>
    </>
  )
}
