import { DndContext, type Modifier } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useLayoutEffect } from 'react'
import type { Destination } from '@/shell/navigation/destinations'
import { SortableItem } from '@/ui/sorting/sortable-item'
import { Shortcut } from './shortcut'
import { useFavouriteSorting } from './use-favourite-sorting'

const alongTheBar: Modifier = ({ transform }) => ({ ...transform, y: 0 })

type SortableStripProps = {
  favourites: readonly Destination[]
  // The one that had the focus when this took the place of the plain shortcuts.
  focused: string | undefined
}

// The shortcuts of the toolbar, to be dragged into another order.
export function SortableStrip({ favourites, focused }: SortableStripProps) {
  const sorting = useFavouriteSorting(favourites)
  useLayoutEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`ul [data-id="${focused}"]`)?.focus()
  }, [focused])
  const ids = favourites.map(({ item }) => item.id)
  return (
    // What it tells screen readers may not stand in a list.
    <DndContext
      {...sorting}
      accessibility={{ ...sorting.accessibility, container: document.body }}
      modifiers={[alongTheBar]}
    >
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        {favourites.map((favourite) => (
          <SortableItem key={favourite.item.id} id={favourite.item.id}>
            {(handle) => <Shortcut favourite={favourite} handle={handle} />}
          </SortableItem>
        ))}
      </SortableContext>
    </DndContext>
  )
}
