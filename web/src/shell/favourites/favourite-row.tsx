import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { NavigationLink } from '@/shell/navigation/navigation-link'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'
import { FavouriteStar } from './favourite-star'

type FavouriteRowProps = { favourite: Destination; handle?: ReactNode; heading?: boolean }

// An entry by name, with its star.
export function FavouriteRow({ favourite: { item, parents }, handle, heading = false }: FavouriteRowProps) {
  const texts = useText()
  const Icon = item.icon ?? DotIcon
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1,
        bgcolor: 'background.paper',
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flex: 1,
          minWidth: 0,
          minHeight: 44,
          px: 1,
          borderRadius: 1,
          color: 'inherit',
          textDecoration: 'none',
        },
        '& > a:hover': { bgcolor: 'action.hover' },
      }}
    >
      {handle}
      <NavigationLink item={item} onClick={closePanel}>
        <Icon aria-hidden sx={{ color: 'text.secondary' }} />
        <span>
          {nameOf(item, texts)}
          {heading && parents[0] && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {nameOf(parents[0], texts)}
            </Box>
          )}
        </span>
      </NavigationLink>
      <FavouriteStar item={item} tabbable />
    </Box>
  )
}
