import { DndContext, type Modifier } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { DragIcon } from '@/ui/icons'
import { type Handle, SortableItem } from './sortable-item'
import { useSorting } from './use-sorting'

type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  onMove: (from: number, to: number) => void
  // How they stand beside each other, where they are no lines.
  grid?: object
  // Draws one line with the handle by which it is picked up.
  children: (item: Item, handle: ReactNode) => ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

// Lines, or tiles in a grid, in an order that people give them by dragging: with the mouse, a finger, or Space and the
// arrows. It needs the texts of lists.
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, grid, children } = props
  const ids = items.map(idOf)
  const named = (id: string) => items.find((item) => idOf(item) === id)
  const sorting = useSorting({
    ids,
    nameOf: (id) => {
      const item = named(id)
      return item ? nameOf(item) : ''
    },
    onMove,
  })
  return (
    <DndContext {...sorting} modifiers={grid ? [] : [upAndDown]}>
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...grid }}>
          {items.map((item) => (
            <SortableItem key={idOf(item)} id={idOf(item)}>
              {(handle) => children(item, <DragHandle name={nameOf(item)} handle={handle} />)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

function DragHandle({ name, handle }: { name: string; handle: Handle }) {
  const { t } = useText()
  return (
    <IconButton
      aria-label={t('list.order.move', { name })}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', flexShrink: 0 }}
      {...handle}
    >
      <DragIcon />
    </IconButton>
  )
}
