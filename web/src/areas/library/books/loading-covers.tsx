import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '@/texts/use-text'
import { coverGrid } from './cover-grid'

// Grey books in the places of those that will come, so that nothing jumps when they do.
export function LoadingCovers({ books = 18 }: { books?: number }) {
  const { t } = useText()
  return (
    <Box role="status" aria-label={t('ui.loading')} sx={coverGrid}>
      {Array.from({ length: books }, (_, book) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the books are all alike and never move
        <div key={book}>
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '2 / 3' }} />
          <Skeleton sx={{ mt: 1 }} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Box>
  )
}
