import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFavouriteIds } from '@/session/favourites'
import { favouriteIdOf, isViewId, type View, viewAddress, viewsQuery } from '@/session/views/api'
import { type Destination, destinationsOf } from '@/shell/navigation/destinations'
import { isCurrent } from '@/shell/navigation/is-current'
import { navigation } from '@/shell/navigation/navigation'
import { useMenu } from '@/shell/navigation/use-menu'

// The person's favourites among what he may see: entries of the menu, and views of their lists. One that his roles no
// longer open is kept, but not shown.
export function useFavourites(): Destination[] {
  const ids = useFavouriteIds()
  const menu = useMenu()
  const { data: views } = useQuery({ ...viewsQuery(), enabled: ids.some(isViewId) })
  return useMemo(() => {
    const entries = destinationsOf(menu)
    const pinned = (views ?? []).flatMap((view) => asDestination(view, entries) ?? [])
    const byId = new Map([...entries, ...pinned].map((destination) => [destination.item.id, destination]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [ids, menu, views])
}

// A view stands under the name of its list, with its picture. A list without an entry of its own has those of the entry
// that marks it, also where the menu does not show that one: one is led there from elsewhere.
function asDestination(view: View, entries: readonly Destination[]): Destination | undefined {
  const all = destinationsOf(navigation)
  const isList = ({ item }: Destination) => item.url === view.path
  const found = all.some(isList) ? entries.find(isList) : all.find(({ item }) => isCurrent(item, view.path))
  if (!found) return undefined
  const { translate: _translate, alsoAt: _alsoAt, ...look } = found.item
  return {
    item: { ...look, id: favouriteIdOf(view), title: view.name, url: viewAddress(view), exact: true },
    parents: [{ ...found.item, type: 'group', children: [] }],
  }
}
