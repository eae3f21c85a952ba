import { DndContext, type Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { useText } from '@/texts/use-text'
import { DragIcon } from '@/ui/icons'
import { SortableItem } from '@/ui/sorting/sortable-item'
import { FavouriteRow } from './favourite-row'
import { useFavouriteSorting } from './use-favourite-sorting'

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

// The favourites by name, to be dragged into another order.
export function SortableRows({ favourites }: { favourites: readonly Destination[] }) {
  const texts = useText()
  const sorting = useFavouriteSorting(favourites)
  const ids = favourites.map(({ item }) => item.id)
  return (
    <DndContext {...sorting} modifiers={[upAndDown]}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box
          component="ul"
          aria-label={texts.t('shell.favourites.title')}
          sx={{ m: 0, p: 0, pb: 1.5, listStyle: 'none' }}
        >
          {favourites.map((favourite) => (
            <SortableItem key={favourite.item.id} id={favourite.item.id}>
              {(handle) => (
                <FavouriteRow
                  favourite={favourite}
                  heading
                  handle={
                    <IconButton
                      aria-label={texts.t('shell.favourites.move', { name: nameOf(favourite.item, texts) })}
                      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
                      {...handle}
                    >
                      <DragIcon />
                    </IconButton>
                  }
                />
              )}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
