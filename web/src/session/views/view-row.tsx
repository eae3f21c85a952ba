import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toggleFavourite, useFavouriteIds } from '@/session/favourites'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, EditIcon, FavouriteIcon, NotFavouriteIcon, SaveIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { createView, deleteView, favouriteIdOf, refreshViews, type View, viewAddress } from './api'

type ViewRowProps = {
  view: View
  isCurrent: boolean
  onOpen: () => void
  onRename: () => void
  // Gives the view what is shown now; absent where it shows that already.
  onUpdate: (() => void) | undefined
}

// One view: opens it, pins it, and the rest behind a menu.
export function ViewRow({ view, isCurrent, onOpen, onRename, onUpdate }: ViewRowProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const pinned = useFavouriteIds().includes(favouriteIdOf(view))
  const { name } = view
  const handleDelete = async () => {
    try {
      await deleteView(view.id)
      if (pinned) toggleFavourite(favouriteIdOf(view))
      const undo = async () => {
        const again = await createView(view.path, name, view.query)
        if (pinned) toggleFavourite(favouriteIdOf(again))
        await refreshViews(cache)
      }
      notify({ text: t('list.views.deleted', { name }), undo: () => void undo().catch(notifyFailure) })
    } catch (error) {
      notifyFailure(error)
    }
    await refreshViews(cache)
  }
  const actions: Action[] = [
    ...(onUpdate ? [{ label: t('list.views.update', { name }), icon: <SaveIcon />, onClick: onUpdate }] : []),
    { label: t('list.views.rename'), icon: <EditIcon />, onClick: onRename },
    { label: t('list.views.delete'), icon: <DeleteIcon />, onClick: () => void handleDelete() },
  ]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        component={Link}
        to={viewAddress(view)}
        onClick={onOpen}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1.5,
          py: 1.25,
          borderRadius: 1,
          color: isCurrent ? 'primary.main' : 'inherit',
          fontWeight: isCurrent ? 550 : 'inherit',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <bdi>{name}</bdi>
      </Box>
      <IconButton
        aria-label={`${t(pinned ? 'list.views.unpin' : 'list.views.pin')} – ${name}`}
        title={t(pinned ? 'list.views.unpin' : 'list.views.pin')}
        aria-pressed={pinned}
        onClick={() => toggleFavourite(favouriteIdOf(view))}
        sx={{ color: pinned ? 'primary.main' : 'text.secondary' }}
      >
        {pinned ? <FavouriteIcon /> : <NotFavouriteIcon />}
      </IconButton>
      <ActionMenu label={t('list.views.actions', { name })} actions={actions} />
    </Box>
  )
}
