import { useMemo } from 'react'
import { type Destination, destinationsOf } from '@/shell/navigation/destinations'
import { useMenu } from '@/shell/navigation/use-menu'
import { useFavouriteIds } from './favourites-store'

// The person's favourites among what he may see. One that his roles no longer open is kept, but not shown.
export function useFavourites(): Destination[] {
  const ids = useFavouriteIds()
  const menu = useMenu()
  return useMemo(() => {
    const byId = new Map(destinationsOf(menu).map((destination) => [destination.item.id, destination]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [ids, menu])
}
