import Button from '@mui/material/Button'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useMayForOthers, useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import type { Choice } from '@/ui/form/choice-field'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { type AgendaParams, isFiltered, type OnParams, withoutFilters } from './agenda-list'
import {
  classCodeQuery,
  classesFoundQuery,
  courseNameQuery,
  coursesFoundQuery,
  teacherNameQuery,
  teachersFoundQuery,
} from './api'

// A kept view shows its sessions from today on, whenever it is opened.
const passing = ['day', 'session', 'subscribe']

type AgendaFiltersProps = {
  params: AgendaParams
  onParams: OnParams
  // Stands first, on a phone too.
  views: ReactNode
}

// Whose sessions. Who sees only his own is not offered to choose among others'.
export function AgendaFilters({ params, onParams, views }: AgendaFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const network = useReach('listSessions') === 'all'
  const others = useMayForOthers('listSessions')
  const teachers = useMayForOthers('listInstructors')
  return (
    <ListToolbar>
      {views}
      {network && (
        <CampusFilter label={t('planning.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      {others && (
        <FoundFilter
          label={t('agenda.class')}
          value={filters.class}
          onChange={filterBy('class')}
          found={(q) => classesFoundQuery(filters.campus, q)}
          named={classCodeQuery}
        />
      )}
      {others && (
        <FoundFilter
          label={t('agenda.course')}
          value={filters.course}
          onChange={filterBy('course')}
          found={coursesFoundQuery}
          named={courseNameQuery}
        />
      )}
      {teachers && (
        <FoundFilter
          label={t('agenda.person')}
          value={filters.person}
          onChange={filterBy('person')}
          found={teachersFoundQuery}
          named={teacherNameQuery}
        />
      )}
      {isFiltered(params) && (
        <Button size="small" color="inherit" onClick={() => onParams(withoutFilters(params))}>
          {t('list.filter.clear')}
        </Button>
      )}
      <ViewMenu passing={passing} />
    </ListToolbar>
  )
}

type FilterProps = { value: string | undefined; onChange: (value: string | undefined) => void }

// biome-ignore lint/suspicious/noExplicitAny: what the server's answer is before it is a name is the query's own affair, and so is its key
type NameQuery = (id: string) => UseQueryOptions<any, Error, string, any>

type FoundFilterProps = FilterProps & {
  label: string
  // biome-ignore lint/suspicious/noExplicitAny: the key is the query's own affair
  found: (q: string) => UseQueryOptions<Choice[], Error, Choice[], any>
  named: NameQuery
}

// A filter whose choices are found on the server while one types.
function FoundFilter({ label, value, onChange, found, named }: FoundFilterProps) {
  const [typed, setTyped] = useState('')
  const choices = useQuery(found(useSettled(typed, 250)))
  const chosen = useQuery({ ...named(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={label}
      choices={choices.data ?? []}
      loading={choices.isFetching}
      value={value}
      shown={chosen.data ?? '…'}
      onSearch={setTyped}
      onChange={onChange}
    />
  )
}
