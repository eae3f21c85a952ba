import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '@/texts/use-text'

// A record that is on its way: identity, tabs, fields, in the places they will have.
export function RecordSkeleton() {
  const { t } = useText()
  return (
    <Box role="status" aria-label={t('ui.loading')}>
      <Skeleton width={96} sx={{ mb: 1.5 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Skeleton variant="rounded" width={56} height={56} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="40%" height={36} />
          <Skeleton width="55%" />
        </Box>
      </Box>
      <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
          marginInlineStart: { md: '33%' },
        }}
      >
        {[1, 2, 3, 4, 5, 6].map((field) => (
          <Skeleton key={field} variant="rounded" height={38} />
        ))}
      </Box>
    </Box>
  )
}
