import { DndContext, type Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type Destination, destinationsOf } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { useMenu } from '@/shell/navigation/use-menu'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { CloseIcon, DragIcon } from '@/ui/icons'
import { SortableItem } from '@/ui/sorting/sortable-item'
import { FavouriteRow } from './favourite-row'
import { useFavouriteSorting } from './use-favourite-sorting'
import { useFavourites } from './use-favourites'

// The left side panel: the favourites by name, to be put in order, and everything that may become one.
export function FavouritesPanel({ open }: { open: boolean }) {
  const texts = useText()
  const { t } = texts
  return (
    <Drawer
      open={open}
      onClose={closePanel}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'favourites-title',
          sx: { width: 320, maxWidth: '88vw' },
        } as object,
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, minHeight: 56 }}
      >
        <Typography id="favourites-title" variant="h3" component="h2">
          {t('shell.favourites.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={closePanel}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Chosen />
      <Others />
    </Drawer>
  )
}

function Chosen() {
  const { t } = useText()
  const favourites = useFavourites()
  if (favourites.length === 0)
    return (
      <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{t('shell.favourites.none')}</Typography>
    )
  return <SortableRows favourites={favourites} />
}

function Others() {
  const texts = useText()
  const menu = useMenu()
  const chosen = new Set(useFavourites().map(({ item }) => item.id))
  const groups = menu.flatMap((entry) => (entry.type === 'group' ? [entry] : []))
  return groups.map((group) => {
    const rest = destinationsOf(group.children, [group]).filter(({ item }) => !chosen.has(item.id))
    if (rest.length === 0) return null
    return (
      <Box key={group.id} sx={{ pt: 1.5, pb: 1, borderTop: 1, borderColor: 'divider' }}>
        <Typography
          variant="caption"
          component="h3"
          sx={{ px: 2, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
        >
          {nameOf(group, texts)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rest.map((destination) => (
            <li key={destination.item.id}>
              <FavouriteRow favourite={destination} />
            </li>
          ))}
        </Box>
      </Box>
    )
  })
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

// The favourites by name, to be dragged into another order.
function SortableRows({ favourites }: { favourites: readonly Destination[] }) {
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
