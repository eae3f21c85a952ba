import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useText } from '@/texts/use-text'
import { RareFilters } from './filter-count'

// Filters of a list that has many, which would take a second line at a desk: shown on demand, and once they are set.
// On a phone all filters stand behind one button already. It needs the texts of lists.
export function MoreFilters({ children }: { children: ReactNode }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <RareFilters value={!open}>{children}</RareFilters>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t(open ? 'list.filter.fewer' : 'list.filter.more')}
      </Button>
    </>
  )
}
