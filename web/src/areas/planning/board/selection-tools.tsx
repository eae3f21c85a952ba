import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { CopyIcon, CutIcon, DeleteIcon } from '@/ui/icons'
import type { Spot } from './grid-of'
import type { Commands } from './use-commands'

// What the keys do with all cells that are chosen, for a mouse and a finger.
export function SelectionTools({ selected, commands }: { selected: readonly Spot[]; commands: Commands }) {
  const { t } = useText()
  const tools = [
    { name: t('board.tool.copy'), icon: <CopyIcon />, act: () => commands.take(selected, false) },
    { name: t('board.tool.move'), icon: <CutIcon />, act: () => commands.take(selected, true) },
    { name: t('board.tool.remove'), icon: <DeleteIcon />, act: () => void commands.remove(selected) },
  ]
  return tools.map(({ name, icon, act }) => (
    <Button key={name} size="small" color="inherit" startIcon={icon} onClick={act}>
      {name}
    </Button>
  ))
}
