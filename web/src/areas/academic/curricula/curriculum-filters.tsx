import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { type CurriculumListParams, type OnParams, programmes } from './curriculum-list'

type CurriculumFiltersProps = { params: CurriculumListParams; onParams: OnParams }

export function CurriculumFilters({ params, onParams }: CurriculumFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('curriculum.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('curriculum.programme')}
        choices={programmes.map((value) => ({ value, label: t(`curriculum.programmes.${value}`) }))}
        value={filters.programme}
        onChange={filterBy('programme')}
      />
      <FilterChip
        label={t('curriculum.state')}
        choices={[{ value: 'archived', label: t('curriculum.archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
    </ListToolbar>
  )
}
