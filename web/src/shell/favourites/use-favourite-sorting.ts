import type { DndContextProps } from '@dnd-kit/core'
import { arrayMove } from '@dnd-kit/sortable'
import { chooseFavourites, useFavouriteIds } from '@/session/favourites'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { useText } from '@/texts/use-text'
import { useSorting } from '@/ui/sorting/use-sorting'

// The order of the favourites, kept as it is dragged. Those that this person may not see just now keep their places.
export function useFavouriteSorting(favourites: readonly Destination[]): DndContextProps {
  const texts = useText()
  const kept = useFavouriteIds()
  const ids = favourites.map(({ item }) => item.id)
  const at = (place: number) => kept.indexOf(ids[place] ?? '')
  return useSorting({
    ids,
    nameOf: (id) => {
      const found = favourites.find(({ item }) => item.id === id)
      return found ? nameOf(found.item, texts) : ''
    },
    onMove: (from, to) => chooseFavourites(arrayMove([...kept], at(from), at(to))),
    say: (what, params) => texts.t(`shell.favourites.${what}`, params),
  })
}
