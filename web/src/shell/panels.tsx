import { useRef } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { type Panel, setPanelLoaders, usePanels } from './panels-store'

const loaders = {
  menu: () => import('./navbar/menu-drawer').then((module) => ({ default: module.MenuDrawer })),
  search: () => import('./search/search-dialog').then((module) => ({ default: module.SearchDialog })),
  keys: () => import('./keys/keys-dialog').then((module) => ({ default: module.KeysDialog })),
  favourites: () =>
    import('./favourites/favourites-panel').then((module) => ({ default: module.FavouritesPanel })),
}

const parts = {
  menu: lazyPart(loaders.menu),
  search: lazyPart(loaders.search),
  keys: lazyPart(loaders.keys),
  favourites: lazyPart(loaders.favourites),
}

setPanelLoaders(loaders)

// The panels of the frame. Each is fetched when it is first wanted, and then stays, so that it can close softly and
// give the focus back.
export function Panels() {
  const open = usePanels((state) => state.open)
  const used = useRef(new Set<Panel>())
  if (open) used.current.add(open)
  return [...used.current].map((panel) => {
    const Part = parts[panel]
    return <Part key={panel} open={open === panel} />
  })
}
