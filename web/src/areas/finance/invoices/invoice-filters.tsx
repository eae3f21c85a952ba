import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useMayForOthers, useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { MoreFilters } from '@/ui/table/more-filters'
import { SearchField } from '@/ui/table/search-field'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { AmountFilter } from './amount-filter'
import { classesFoundQuery, classQuery, payerQuery, payersFoundQuery } from './api'
import { type InvoiceListParams, type OnParams, standingChoices } from './invoice-list'

type InvoiceFiltersProps = {
  params: InvoiceListParams
  onParams: OnParams
  // In which the amounts are typed.
  currency: string
  tools: ReactNode
}

// Search and filters. Who sees only his own needs none of those that tell payers and campuses apart.
export function InvoiceFilters({ params, onParams, currency, tools }: InvoiceFiltersProps) {
  const { t } = useText()
  const office = useMayForOthers('listInvoices')
  const network = useReach('listInvoices') === 'all'
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  const unit = filters.currency ?? currency
  // With an amount the address keeps of which currency it is, and no longer than that.
  const amountBy = (name: 'least' | 'most') => (units: string | undefined) => {
    const next = { ...filters }
    delete next[name]
    delete next.currency
    if (units) next[name] = units
    if (next.least || next.most) next.currency = unit
    onParams({ filters: next })
  }
  return (
    <ListToolbar>
      <SearchField
        label={t('invoice.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      <FilterChip
        label={t('invoice.standing')}
        choices={standingChoices
          .filter((value) => office || value !== 'draft')
          .map((value) => ({ value, label: t(`finance.standing.${value}`) }))}
        value={filters.standing}
        onChange={filterBy('standing')}
      />
      {network && (
        <CampusFilter label={t('invoice.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      {office && <ClassFilter value={filters.class} onChange={filterBy('class')} />}
      <MoreFilters>
        {office && <PayerFilter value={filters.payer} onChange={filterBy('payer')} />}
        <DayFilterChip label={t('invoice.from')} value={filters.from} onChange={filterBy('from')} />
        <DayFilterChip label={t('invoice.to')} value={filters.to} onChange={filterBy('to')} />
        <AmountFilter
          label={t('invoice.least')}
          currency={unit}
          value={filters.least}
          onChange={amountBy('least')}
        />
        <AmountFilter
          label={t('invoice.most')}
          currency={unit}
          value={filters.most}
          onChange={amountBy('most')}
        />
      </MoreFilters>
      {Object.keys(filters).length > 1 && (
        <Button size="small" color="inherit" onClick={() => onParams({ filters: {} })}>
          {t('list.filter.clear')}
        </Button>
      )}
      {tools}
    </ListToolbar>
  )
}

type OneOfManyProps = { value: string | undefined; onChange: (id: string | undefined) => void }

function ClassFilter({ value, onChange }: OneOfManyProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...classesFoundQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...classQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('invoice.class')}
      choices={(found.data ?? []).map(({ id, code }) => ({ value: id, label: code }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.code ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}

function PayerFilter({ value, onChange }: OneOfManyProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useQuery({ ...payersFoundQuery(useSettled(typed ?? '')), enabled: typed !== null })
  const chosen = useQuery({ ...payerQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('invoice.payer')}
      choices={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.name ?? '…'}
      onChange={onChange}
      onSearch={setTyped}
    />
  )
}
