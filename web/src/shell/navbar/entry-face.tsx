import Box from '@mui/material/Box'
import { type NavigationItem, type NavigationParent, nameOf } from '@/shell/navigation/entry'
import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'
import { RowName } from './row'

// Picture, name and badge of an entry.
export function EntryFace({ entry }: { entry: NavigationItem | NavigationParent }) {
  const texts = useText()
  const Icon = entry.icon ?? DotIcon
  return (
    <>
      <Icon aria-hidden />
      <RowName>{nameOf(entry, texts)}</RowName>
      {entry.badge && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: 99,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.75rem',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {nameOf(entry.badge, texts)}
        </Box>
      )}
    </>
  )
}
