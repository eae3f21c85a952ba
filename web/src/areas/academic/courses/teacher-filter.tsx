import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { teacherQuery, teachersQuery } from './api'

type TeacherFilterProps = { value: string | undefined; onChange: (teacher: string | undefined) => void }

// The courses that one teacher says he knows; he is found on the server while one types.
export function TeacherFilter({ value, onChange }: TeacherFilterProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...teachersQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...teacherQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('course.teacher')}
      choices={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.name ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}
