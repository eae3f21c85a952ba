import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import type { ClassReport } from './api'
import { kinds, type StudentFilter } from './use-shown-students'

type StudentFiltersProps = {
  report: ClassReport
  filters: StudentFilter
  onFilters: (filters: StudentFilter) => void
}

// Which students and which course are shown. Who may not know grades cannot ask who is below the mark.
export function StudentFilters({ report, filters, onFilters }: StudentFiltersProps) {
  const { t } = useText()
  const offered = kinds.filter((kind) => kind !== 'below' || report.sees_marks)
  return (
    <ListToolbar>
      <FilterChip
        label={t('report.filter.label')}
        choices={offered.map((value) => ({ value, label: t(`report.filter.${value}`) }))}
        value={filters.kind}
        onChange={(kind) => onFilters({ ...filters, kind })}
      />
      <SearchFilterChip
        label={t('report.course')}
        choices={report.courses.map(({ course_code, course_name }) => ({
          value: course_code,
          label: `${course_code} · ${course_name}`,
        }))}
        loading={false}
        value={filters.course}
        shown={filters.course}
        onChange={(course) => onFilters({ ...filters, course })}
      />
    </ListToolbar>
  )
}
