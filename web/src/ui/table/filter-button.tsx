import Chip from '@mui/material/Chip'
import { useContext } from 'react'
import { useText } from '@/texts/use-text'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import { filterClass, RareFilters, useCountedFilter } from './filter-count'

type FilterButtonProps = {
  label: string
  // The values in words; empty where nothing is chosen.
  chosen: string
  open: boolean
  popup: 'menu' | 'dialog'
  onOpen: (anchor: HTMLElement | null) => void
  onRemove: () => void
}

// The chip of a filter: opens its choices, and when one is set names it and can be taken away.
export function FilterButton({ label, chosen, open, popup, onOpen, onRemove }: FilterButtonProps) {
  const { t } = useText()
  const rare = useContext(RareFilters)
  useCountedFilter(chosen !== '')
  return (
    <Chip
      component="button"
      type="button"
      variant="outlined"
      color={chosen ? 'primary' : 'default'}
      label={chosen ? t('list.filter.set', { name: label, value: chosen }) : label}
      className={filterClass}
      aria-haspopup={popup}
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
      onDelete={chosen ? onRemove : (event) => onOpen(event.currentTarget.parentElement)}
      deleteIcon={
        chosen ? <CloseIcon titleAccess={t('parts.filter.remove', { name: label })} /> : <ExpandIcon />
      }
      sx={{ maxWidth: '100%', display: { sm: rare && !chosen && !open ? 'none' : 'inline-flex' } }}
    />
  )
}
