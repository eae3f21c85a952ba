import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countries } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { campusNamesQuery } from '../campus/api'

type PlaceFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void }

// The specification's four; those of the campuses come along, and any other can be typed.
const cities = ['Paris', 'Nice', 'Nantes', 'Marseille']

export function CityFilter({ value, onChange }: PlaceFilterProps) {
  const { t, language } = useText()
  const campuses = useQuery(campusNamesQuery()).data ?? []
  const known = [...new Set([...cities, ...campuses.map(({ city }) => city).filter(Boolean)])]
  const choices = known
    .sort((a, b) => a.localeCompare(b, language))
    .map((city) => ({ value: city, label: city }))
  return (
    <SearchFilterChip free label={t('person.city')} choices={choices} value={value} onChange={onChange} />
  )
}

export function CountryFilter({ value, onChange }: PlaceFilterProps) {
  const { t, language } = useText()
  const choices = useMemo(() => countries(language), [language])
  return <SearchFilterChip label={t('person.country')} choices={choices} value={value} onChange={onChange} />
}
