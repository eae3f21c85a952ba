import Button from '@mui/material/Button'
import { languageName } from '@/lib/world'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { SortIcon } from '@/ui/icons'
import { PickMenu } from '@/ui/pick-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { bookTypes } from '../books/book-list'
import type { LibraryStart } from './api'
import { type LibraryParams, needs, type OnParams } from './library-params'

type LibraryFiltersProps = {
  params: LibraryParams
  onParams: OnParams
  // Which languages and courses there are to choose from; not known yet for a moment.
  start: LibraryStart | undefined
}

const sorts = [
  { value: 'title', text: 'book.library.sort.title' },
  { value: 'author', text: 'book.library.sort.author' },
  { value: '-new', text: 'book.library.sort.new' },
] as const

export function LibraryFilters({ params, onParams, start }: LibraryFiltersProps) {
  const { t, language } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const languages = (start?.languages ?? []).map((value) => ({ value, label: languageName(value, language) }))
  const courses = (start?.courses ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListToolbar>
      <SearchField
        label={t('book.library.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('book.library.shelf_only')}
        choices={[{ value: 'true', label: t('book.library.shelf_only') }]}
        value={filters.shelf}
        onChange={filterBy('shelf')}
      />
      <FilterChip
        label={t('book.type')}
        choices={bookTypes.map((value) => ({ value, label: t(`book.types.${value}`) }))}
        value={filters.type}
        onChange={filterBy('type')}
      />
      <FilterChip
        label={t('book.language')}
        choices={languages}
        value={filters.language}
        onChange={filterBy('language')}
      />
      {courses.length > 0 && (
        <>
          <FilterChip
            label={t('book.library.course')}
            choices={courses}
            value={filters.course}
            onChange={filterBy('course')}
          />
          <FilterChip
            label={t('book.library.need')}
            choices={needs.map((value) => ({ value, label: t(`book.library.${value}`) }))}
            value={filters.need}
            onChange={filterBy('need')}
          />
        </>
      )}
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      <PickMenu
        label={t('book.library.sort.label')}
        icon={<SortIcon />}
        value={params.sort}
        choices={sorts.map(({ value, text }) => ({ value, label: t(text) }))}
        onPick={(sort) => onParams({ sort })}
      />
      <ViewMenu />
    </ListToolbar>
  )
}
