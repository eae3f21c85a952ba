import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { showsTable } from './cards-width'
import type { Selection } from './use-selection'

// On a phone there is no room for a box in every row: this brings them.
export function SelectButton({ selection }: { selection: Selection }) {
  const { t } = useText()
  if (selection.choosing) return null
  return (
    <Button
      size="small"
      color="inherit"
      onClick={selection.startChoosing}
      sx={{ marginInlineStart: 'auto', [showsTable]: { display: 'none' } }}
    >
      {t('list.selection.start')}
    </Button>
  )
}
