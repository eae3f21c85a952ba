import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { churchesQuery, churchQuery } from '@/ui/church/churches'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'

type ChurchFilterProps = { value: string | undefined; onChange: (church: string | undefined) => void }

// The people of one church, which is found on the server while one types.
export function ChurchFilter({ value, onChange }: ChurchFilterProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...churchesQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...churchQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('person.church')}
      choices={(found.data?.items ?? []).map(({ id, name, city }) => ({
        value: id,
        label: city ? `${name} (${city})` : name,
      }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.name ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}
