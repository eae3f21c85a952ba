import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { Shortcut } from './shortcut'
import type { SortableStrip } from './sortable-strip'
import { useFavourites } from './use-favourites'

type Movable = { Strip: typeof SortableStrip; focused: string | undefined }

// The favourites as shortcuts in the toolbar. What moves them is fetched when a pointer or the focus comes near.
export function FavouritesStrip() {
  const { t } = useText()
  const favourites = useFavourites()
  const list = useRef<HTMLElement>(null)
  const [movable, setMovable] = useState<Movable>()
  if (favourites.length === 0) return null
  const comeNear = async () => {
    if (movable) return
    const { SortableStrip } = await import('./sortable-strip')
    const focused = list.current?.querySelector<HTMLElement>(':focus')?.dataset.id
    setMovable({ Strip: SortableStrip, focused })
  }
  const plain = favourites.map((favourite) => (
    <li key={favourite.item.id}>
      <Shortcut favourite={favourite} />
    </li>
  ))
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={t('shell.favourites.title')}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      sx={{
        display: 'flex',
        gap: 0.5,
        minWidth: 0,
        m: 0,
        // Room for the ring of the focus, which the overflow would cut off.
        p: 0.5,
        listStyle: 'none',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {movable ? <movable.Strip favourites={favourites} focused={movable.focused} /> : plain}
    </Box>
  )
}
