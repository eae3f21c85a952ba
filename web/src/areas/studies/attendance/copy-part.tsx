import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { CopyIcon } from '@/ui/icons'

type CopyPartProps = {
  // How many sessions it fills.
  count: number
  onCopy: () => void
}

// Copies a mark to the student's other sessions that have none: says beforehand how many.
export function CopyPart({ count, onCopy }: CopyPartProps) {
  const { t } = useText()
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<CopyIcon />}
      disabled={count === 0}
      onClick={onCopy}
      sx={{ justifySelf: 'start', minHeight: 44 }}
    >
      {count === 0 ? t('attendance.copy_none') : t('attendance.copy', { count })}
    </Button>
  )
}
