import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { FilterButton } from './filter-button'

type FilterPopoverProps = {
  label: string
  // How the filter reads; empty where it is not set.
  chosen: string
  width: number
  anchor: HTMLElement | null
  onOpen: (anchor: HTMLElement | null) => void
  onClose: () => void
  onRemove: () => void
  children: ReactNode
}

// A filter whose value is found or typed: a chip that opens a small paper with a field.
export function FilterPopover(props: FilterPopoverProps) {
  const { label, chosen, width, anchor, onOpen, onClose, onRemove, children } = props
  const open = anchor !== null
  return (
    <>
      <FilterButton
        label={label}
        chosen={chosen}
        open={open}
        popup="dialog"
        onOpen={onOpen}
        onRemove={onRemove}
      />
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { ...paper, width } } }}
      >
        {children}
      </Popover>
    </>
  )
}

const paper = { maxWidth: 'calc(100vw - 32px)', p: 1, mt: 0.5, border: 1, borderColor: 'divider' }
