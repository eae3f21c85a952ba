import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { curriculumChoicesQuery } from '../curricula/api'

type CurriculumFilterProps = { value: string | undefined; onChange: (id: string | undefined) => void }

// One version of a curriculum: a class stays with the one that it began with.
export function CurriculumFilter({ value, onChange }: CurriculumFilterProps) {
  const { t } = useText()
  const curricula = useQuery(curriculumChoicesQuery())
  const choices = (curricula.data ?? []).map(({ id, name, number }) => ({
    value: id,
    label: t('class.curriculum_version', { name, number }),
  }))
  return (
    <SearchFilterChip
      label={t('class.curriculum')}
      choices={choices}
      loading={curricula.isPending}
      value={value}
      shown={curricula.isPending ? '…' : undefined}
      onChange={onChange}
    />
  )
}
