import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { campusNamesQuery } from '../campus/api'
import { everyCampus } from './people-list'

type CampusFilterProps = { value: string | undefined; onChange: (campus: string) => void }

// For who sees the network: one campus, that of the session to begin with, or all of them.
export function CampusFilter({ value, onChange }: CampusFilterProps) {
  const { t } = useText()
  const campuses = useQuery(campusNamesQuery())
  const choices = (campuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SearchFilterChip
      label={t('people.campus')}
      choices={choices}
      loading={campuses.isPending}
      value={value}
      shown={campuses.isPending ? '…' : undefined}
      onChange={(campus) => onChange(campus ?? everyCampus)}
    />
  )
}
