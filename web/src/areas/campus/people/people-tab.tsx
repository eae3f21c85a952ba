import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ClosedIcon } from '@/ui/icons'
import { ListedName } from '@/ui/person/listed-name'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter, nextSort } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { campusRoles, type PersonRow, peopleFilterQuery, peopleListSpec, peopleQuery } from './api'

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
        <ExportMenu
          path="/api/people/export"
          query={peopleFilterQuery(campusId, params)}
          name={t('campus.tab.people')}
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
              <ListPager list={{ total, more }} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </>
  )
}

// What the campus's own page says of somebody: who, as what, how to reach him.
function personColumns(campusId: string, { t, code }: Texts): Column<PersonRow, 'name'>[] {
  const roleNames = (row: PersonRow) =>
    rolesHere(row, campusId).map((role) =>
      role === former ? t('access.former') : (code(`access.role.${role}`) ?? role),
    )
  return [
    {
      key: 'name',
      header: t('person.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          mark={<Avatar name={row.name} src={row.photo_url} />}
          title={<ListedName name={row.name} last={row.last_name} />}
          subtitle={
            <>
              <Box component="span" sx={onCards}>
                {roleNames(row).join(', ')}
              </Box>
              <Box component="bdi" sx={onRows}>
                {row.email}
              </Box>
            </>
          }
        />
      ),
    },
    {
      key: 'roles',
      header: t('person.roles'),
      cell: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {roleNames(row).map((name) => (
            <Chip key={name} size="small" label={name} />
          ))}
          {!row.enabled && <StateChip tone="neutral" icon={<ClosedIcon />} label={t('person.disabled')} />}
        </Box>
      ),
    },
    {
      key: 'mobile',
      header: t('person.mobile'),
      wideOnly: true,
      cell: (row) => <bdi>{row.mobile_shown}</bdi>,
    },
  ]
}

const former = 'former'

// The roles that count at this campus: its own and those of the whole network. Who left his last class there is a
// former student.
function rolesHere(row: PersonRow, campusId: string): string[] {
  const here = row.roles.filter(({ campus_id }) => campus_id === '' || campus_id === campusId)
  return [...new Set(here.map((at) => (at.former ? former : at.role)))]
}
