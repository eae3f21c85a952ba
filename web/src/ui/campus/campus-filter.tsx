import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { useCampusChoices } from './campus-names'

type CampusFilterProps = {
  label: string
  value: string | undefined
  // How the value reads until the campuses have come, where that is known: nothing moves then.
  known?: string | undefined
  onChange: (campus: string | undefined) => void
}

// One of the campuses in reach, for who reaches several.
export function CampusFilter({ label, value, known = '…', onChange }: CampusFilterProps) {
  const { choices, isPending } = useCampusChoices()
  return (
    <SearchFilterChip
      label={label}
      choices={choices}
      loading={isPending}
      value={value}
      shown={isPending ? known : undefined}
      onChange={onChange}
    />
  )
}
