import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { CoversIcon } from '@/ui/icons'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ManyFilterChip } from '@/ui/table/many-filter-chip'
import { SearchField } from '@/ui/table/search-field'
import { matrixQuery } from './api'
import {
  chosenStates,
  type InvitationListParams,
  invitationStates,
  isFiltered,
  type OnParams,
  passing,
  withoutFilters,
} from './invitation-list'

type InvitationFiltersProps = { params: InvitationListParams; onParams: OnParams; tools: ReactNode }

// What the list is narrowed by, and the way to the matrix.
export function InvitationFilters({ params, onParams, tools }: InvitationFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const network = useReach('listInvitations') === 'all'
  return (
    <ListToolbar>
      <SearchField
        label={t('inviting.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <ManyFilterChip
        label={t('inviting.state')}
        choices={invitationStates.map((value) => ({ value, label: t(`invitation.states.${value}`) }))}
        values={chosenStates(params)}
        onChange={(values) => filterBy('state')(values.join(','))}
      />
      <FilterChip
        label={t('inviting.due')}
        choices={[{ value: 'yes', label: t('inviting.overdue') }]}
        value={filters.overdue}
        onChange={filterBy('overdue')}
      />
      <PlanningFilter value={filters.planning} onChange={filterBy('planning')} />
      {network && (
        <CampusFilter label={t('planning.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      {isFiltered(params) && (
        <Button size="small" color="inherit" onClick={() => onParams(withoutFilters(params))}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
      <IconButton
        title={t('inviting.matrix.open')}
        aria-label={t('inviting.matrix.open')}
        onClick={() => onParams({ filters: { ...filters, show: 'matrix' } })}
      >
        <CoversIcon />
      </IconButton>
      <ViewMenu passing={passing} />
    </ListToolbar>
  )
}

type PlanningFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void }

// A week-end of this school year.
function PlanningFilter({ value, onChange }: PlanningFilterProps) {
  const { t } = useText()
  const { data } = useQuery(matrixQuery(0))
  const choices = (data?.plannings ?? []).map(({ id, number }) => ({
    value: id,
    label: t('inviting.weekend', { number }),
  }))
  // A week-end of another year has no name here.
  const known = value && !choices.some((one) => one.value === value) ? [{ value, label: '…' }] : []
  return (
    <FilterChip
      label={t('inviting.planning')}
      choices={[...choices, ...known]}
      value={value}
      onChange={onChange}
    />
  )
}
