import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { Children, type ReactNode, useCallback, useState } from 'react'
import { useText } from '@/texts/use-text'
import { FilterIcon } from '@/ui/icons'
import { type CountFilter, FilterCount, filterClass } from './filter-count'

const nothing = { there: 0, set: 0 }

// Search and filters in one line above a table. On a phone they would push the rows off the screen: there the filters
// stand behind one button that says how many are set. It needs the texts of lists.
export function ListToolbar({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [filters, setFilters] = useState(nothing)
  const count = useCallback<CountFilter>((set) => {
    const add = (by: number) =>
      setFilters((now) => ({ there: now.there + by, set: now.set + (set ? by : 0) }))
    add(1)
    return () => add(-1)
  }, [])
  // The search, which stands first, stays first.
  const [search, ...others] = Children.toArray(children)
  return (
    <FilterCount value={count}>
      <Box role="search" data-filters={open ? 'open' : 'closed'} sx={toolbar}>
        {search}
        {filters.there > 0 && <FiltersButton set={filters.set} open={open} onOpen={setOpen} />}
        {others}
      </Box>
    </FilterCount>
  )
}

const toolbar = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  [theme.breakpoints.down('sm')]: { [`&[data-filters=closed] .${filterClass}`]: { display: 'none' } },
})

type FiltersButtonProps = { set: number; open: boolean; onOpen: (open: boolean) => void }

function FiltersButton({ set, open, onOpen }: FiltersButtonProps) {
  const { t } = useText()
  const label = t('list.filter.label')
  return (
    <Button
      color={set > 0 ? 'primary' : 'inherit'}
      startIcon={<FilterIcon />}
      aria-label={set > 0 ? t('list.filter.count', { count: set }) : label}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      sx={{ display: { sm: 'none' } }}
    >
      {set > 0 ? `${label} (${set})` : label}
    </Button>
  )
}
