import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { onRows } from '@/ui/table/cards-width'

type LoadingRowsProps = {
  rows?: number
  height?: number
  // Leaves room for the head of a table.
  head?: boolean
}

// Plain: the kit's moves, and weighs a hundredth of a light page.
const grey = { flexShrink: 0, height: 12, borderRadius: 1, bgcolor: 'action.hover' }

// Grey lines in the height of the rows that will come, so that nothing jumps when they do.
export function LoadingRows({ rows = 8, height = 44, head = false }: LoadingRowsProps) {
  const { t } = useText()
  return (
    <Box data-waiting role="status" aria-label={t('ui.loading')}>
      {head && <Box sx={{ ...onRows, height: 37, borderBottom: 1, borderColor: 'divider' }} />}
      {Array.from({ length: rows }, (_, row) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={row}
          sx={{
            height,
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ ...grey, width: 28, height: 28, borderRadius: '50%' }} />
          <Box sx={{ ...grey, width: `${24 + ((row * 7) % 18)}%` }} />
          <Box sx={{ ...grey, width: '12%', marginInlineStart: 'auto' }} />
        </Box>
      ))}
    </Box>
  )
}
