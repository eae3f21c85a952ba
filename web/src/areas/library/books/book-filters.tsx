import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { cldrLanguages } from '@/lib/cldr-languages'
import { languageNames } from '@/lib/world'
import { languages } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { type BookListParams, bookTypes, type OnParams } from './book-list'

type BookFiltersProps = {
  params: BookListParams
  onParams: OnParams
  // Who sees only what is published is spared the filters that could not change anything.
  seeAll: boolean
  // At the end of the line: view, order, columns.
  tools: ReactNode
}

export function BookFilters({ params, onParams, seeAll, tools }: BookFiltersProps) {
  const { t } = useText()
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('book.list.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {filters.barcode && (
        <FilterChip
          label={t('book.barcode')}
          choices={[]}
          value={filters.barcode}
          onChange={filterBy('barcode')}
        />
      )}
      <FilterChip
        label={t('book.type')}
        choices={bookTypes.map((value) => ({ value, label: t(`book.types.${value}`) }))}
        value={filters.type}
        onChange={filterBy('type')}
      />
      <LanguageFilter value={filters.language} onChange={filterBy('language')} />
      {seeAll && (
        <>
          <FilterChip
            label={t('book.active')}
            choices={[
              { value: 'true', label: t('book.state.active') },
              { value: 'false', label: t('book.state.inactive') },
            ]}
            value={filters.active}
            onChange={filterBy('active')}
          />
          <FilterChip
            label={t('book.published')}
            choices={[
              { value: 'true', label: t('book.state.published') },
              { value: 'false', label: t('book.state.unpublished') },
            ]}
            value={filters.published}
            onChange={filterBy('published')}
          />
        </>
      )}
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}

type LanguageFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void }

// Books come in any language; those of the product, in which most are, stand first.
function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const { t, language } = useText()
  const choices = () => {
    const rest = cldrLanguages.filter((code) => !(languages as readonly string[]).includes(code))
    return [...languageNames(languages, language), ...languageNames(rest, language)]
  }
  return <SearchFilterChip label={t('book.language')} value={value} choices={choices} onChange={onChange} />
}
