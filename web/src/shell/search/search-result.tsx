import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { NavigationLink } from '@/shell/navigation/navigation-link'
import { closePanel } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'

const Option = styled(NavigationLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.hover },
}))

type SearchResultProps = { id: string; result: Destination; active: boolean; onPoint: () => void }

// A found entry under its heading: two entries may share a name.
export function SearchResult({ id, result: { item, parents }, active, onPoint }: SearchResultProps) {
  const texts = useText()
  const Icon = item.icon ?? DotIcon
  const trail = parents.map((parent) => nameOf(parent, texts)).join(' · ')
  return (
    <Option
      id={id}
      item={item}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={closePanel}
      onPointerMove={onPoint}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flex: 1 }}>
        {nameOf(item, texts)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {trail}
      </Box>
    </Option>
  )
}
