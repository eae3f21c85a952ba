import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { PasteIcon } from '@/ui/icons'
import type { Cell } from './grid-of'
import { SelectionTools } from './selection-tools'
import type { Commands } from './use-commands'

// What the keys do, for a mouse and a finger.
export function CellTools({ cell, commands }: { cell: Cell; commands: Commands }) {
  const { t } = useText()
  const { clipboard, paste } = commands
  const filled = cell.entries.length > 0
  if (!filled && !clipboard) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, mx: -1 }}>
      {filled && <SelectionTools selected={[cell]} commands={commands} />}
      {clipboard && (
        <Button size="small" startIcon={<PasteIcon />} onClick={() => void paste(cell)}>
          {t(clipboard.cut ? 'board.move_here' : 'board.paste_here')}
        </Button>
      )}
    </Box>
  )
}
