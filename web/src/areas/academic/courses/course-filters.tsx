import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import type { CourseListParams, OnParams } from './course-list'
import { useMaySeeTeachers } from './may-manage'
import { TeacherFilter } from './teacher-filter'

type CourseFiltersProps = { params: CourseListParams; onParams: OnParams; tools: ReactNode }

// Search, what is archived, and what a teacher can give.
export function CourseFilters({ params, onParams, tools }: CourseFiltersProps) {
  const { t } = useText()
  const maySeeTeachers = useMaySeeTeachers()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('course.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('course.state')}
        choices={[{ value: 'archived', label: t('course.archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      {maySeeTeachers && <TeacherFilter value={filters.teacher} onChange={filterBy('teacher')} />}
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}
