import { styled } from '@mui/material/styles'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { NavigationLink } from '@/shell/navigation/navigation-link'
import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'

const Square = styled(NavigationLink)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
  '@media (pointer: coarse)': { width: 44, height: 44 },
}))

type ShortcutProps = {
  favourite: Destination
  // What makes it movable.
  handle?: object
}

// A favourite as a picture. Two entries may share a name, so the heading says which one it is.
export function Shortcut({ favourite: { item, parents }, handle }: ShortcutProps) {
  const texts = useText()
  const Icon = item.icon ?? DotIcon
  const heading = parents[0] && nameOf(parents[0], texts)
  const label = [nameOf(item, texts), heading].filter(Boolean).join(' · ')
  return (
    <Square item={item} title={label} aria-label={label} data-id={item.id} draggable={false} {...handle}>
      <Icon aria-hidden />
    </Square>
  )
}
