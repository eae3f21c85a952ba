import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { campusNamesQuery } from './plannings/api'

type CampusFilterProps = { value: string | undefined; onChange: (campus: string | undefined) => void }

// Whose week-ends and sessions, for who sees those of every campus.
export function CampusFilter({ value, onChange }: CampusFilterProps) {
  const { t } = useText()
  const campuses = useQuery(campusNamesQuery())
  return (
    <SearchFilterChip
      label={t('planning.campus')}
      choices={(campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={campuses.isPending}
      value={value}
      shown={campuses.isPending ? '…' : undefined}
      onChange={onChange}
    />
  )
}
