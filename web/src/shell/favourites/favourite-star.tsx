import IconButton from '@mui/material/IconButton'
import { toggleFavourite, useFavouriteIds } from '@/session/favourites'
import { useLook } from '@/session/look-store'
import { type NavigationItem, nameOf } from '@/shell/navigation/entry'
import { useText } from '@/texts/use-text'
import { FavouriteIcon, NotFavouriteIcon } from '@/ui/icons'

type FavouriteStarProps = { item: NavigationItem; className?: string; tabbable?: boolean }

// Makes an entry a favourite, or no longer. In the menu the keyboard passes by, so that the way through it is not
// twice as long: the panel of favourites is there for it.
export function FavouriteStar({ item, className, tabbable = false }: FavouriteStarProps) {
  const texts = useText()
  const hasPanel = useLook((look) => look.leftSidePanel.display)
  const chosen = useFavouriteIds().includes(item.id)
  const label = texts.t('shell.favourites.star', { name: nameOf(item, texts) })
  return (
    <IconButton
      className={className ?? ''}
      aria-label={label}
      aria-pressed={chosen}
      title={texts.t(chosen ? 'shell.favourites.remove' : 'shell.favourites.add')}
      tabIndex={tabbable || !hasPanel ? 0 : -1}
      onClick={() => toggleFavourite(item.id)}
      sx={{
        ...(className && overlaid(hasPanel)),
        color: chosen ? 'primary.main' : 'text.secondary',
      }}
    >
      {chosen ? <FavouriteIcon /> : <NotFavouriteIcon />}
    </IconButton>
  )
}

// At the end of a line of the menu: in sight with the pointer or the focus. A finger finds it in the panel.
const overlaid = (hasPanel: boolean) => ({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 0,
  height: 32,
  my: 'auto',
  p: '6px',
  '@media (hover: hover)': { opacity: 0, 'li:hover > &, &:focus-visible': { opacity: 1 } },
  '@media (hover: none)': { display: hasPanel ? 'none' : undefined },
})
