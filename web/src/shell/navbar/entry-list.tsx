import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { FavouriteStar } from '@/shell/favourites/favourite-star'
import { destinationsOf } from '@/shell/navigation/destinations'
import {
  type NavigationEntry,
  type NavigationItem,
  type NavigationParent,
  nameOf,
} from '@/shell/navigation/entry'
import { isCurrent } from '@/shell/navigation/is-current'
import { useText } from '@/texts/use-text'
import { DotIcon, ExpandIcon } from '@/ui/icons'
import { shortCount, useUnseen } from '@/ui/unseen-store'
import { RowButton, RowLink, RowName } from './row'

type EntryListProps = {
  entries: readonly NavigationEntry[]
  // Below a heading: its entries can be favourites, which the way out cannot.
  parent?: NavigationParent
}

// Entries one below the other, each in the shape of its type.
export function EntryList({ entries, parent }: EntryListProps) {
  const texts = useText()
  const label = parent && nameOf(parent, texts)
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} starred={parent !== undefined} />
      ))}
    </Box>
  )
}

function Entry({ entry, starred }: { entry: NavigationEntry; starred: boolean }) {
  if (entry.type === 'divider')
    return <Box component="li" aria-hidden sx={{ my: 1, borderTop: 1, borderColor: 'divider' }} />
  if (entry.type === 'item') return <ItemRow item={entry} starred={starred} />
  if (entry.type === 'group') return <GroupRow group={entry} />
  return (
    <CollapseRow parent={entry}>
      <EntryList entries={entry.children} parent={entry} />
    </CollapseRow>
  )
}

function ItemRow({ item, starred }: { item: NavigationItem; starred: boolean }) {
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', mx: 1 }}>
      <RowLink item={item}>
        <EntryFace entry={item} />
        {starred && <Box component="span" sx={{ width: 28, flexShrink: 0 }} />}
      </RowLink>
      {starred && <FavouriteStar item={item} className="star" />}
    </Box>
  )
}

function GroupRow({ group }: { group: NavigationParent }) {
  const texts = useText()
  return (
    <Box component="li" sx={{ mt: 2 }}>
      <Typography
        className="group-name"
        variant="caption"
        component="p"
        // The list that follows has the same name.
        aria-hidden
        sx={{ px: 2.75, mb: 0.5, fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {nameOf(group, texts)}
      </Typography>
      <EntryList entries={group.children} parent={group} />
    </Box>
  )
}

// Entries that can be put away; open from the start where one of them is the page that is shown.
function CollapseRow({ parent, children }: { parent: NavigationParent; children: ReactNode }) {
  const { pathname } = useLocation()
  const holdsCurrent = destinationsOf(parent.children).some(({ item }) => isCurrent(item, pathname))
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? holdsCurrent
  const id = useId()
  return (
    <li>
      <Box sx={{ display: 'flex', mx: 1 }}>
        <RowButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <EntryFace entry={parent} />
          <ExpandIcon
            aria-hidden
            sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : undefined }}
          />
        </RowButton>
      </Box>
      <Box id={id} hidden={!open} sx={{ marginInlineStart: 2 }}>
        {children}
      </Box>
    </li>
  )
}

// Picture, name and badge of an entry.
function EntryFace({ entry }: { entry: NavigationItem | NavigationParent }) {
  const texts = useText()
  const Icon = entry.icon ?? DotIcon
  return (
    <>
      <Icon aria-hidden />
      <RowName>{nameOf(entry, texts)}</RowName>
      {entry.badge && (
        <Box component="span" sx={badgeLook}>
          {nameOf(entry.badge, texts)}
        </Box>
      )}
      <NewMark id={entry.id} />
    </>
  )
}

const badgeLook = {
  px: 0.75,
  borderRadius: 99,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}

const markLook = { ...badgeLook, '&::after': { content: 'attr(data-new)' } }

// How much that is new lies there. The number is no part of the entry's name: the quick panel tells what it is.
function NewMark({ id }: { id: string }) {
  const count = useUnseen((state) => state.at[id])
  if (!count) return null
  return <Box component="span" aria-hidden data-new={shortCount(count)} sx={markLook} />
}
